//! By which idea a turn is better: an example of each.

use super::*;

/// Why the second of two turns is better than the first, each reason by its id and figures.
fn reasons(position: &str, played: &str, better: &str) -> Vec<String> {
    let options = super::super::super::options::Options::read(&Values::new()).unwrap();
    let game = Kvatrutafl::placed(&options, 2, position).unwrap();
    let seat = game.turn().to_act()[0];
    let [played, better] = [played, better].map(|turn| game.read(seat, turn).unwrap());
    let figure = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.to_string(),
        other => panic!("{other:?} is no figure"),
    };
    let told = |phrase: Phrase| {
        let figures: Vec<String> = phrase.args.iter().map(|(name, arg)| format!("{name} {}", figure(arg))).collect();
        format!("{}: {}", phrase.id.trim_start_matches("kvatrutafl-coach-"), figures.join(", "))
    };
    game.reason(seat, &played, &better).into_iter().map(told).collect()
}

#[test]
fn each_idea_of_the_strategy_page_is_a_reason_with_its_figure() {
    let cases = [
        (
            "white* a12 g1 l2 unlocked black m13 b1 c1 dice 4 6",
            ["g-k k-q", "a-e e-k"],
            "blots-rolls: hits 0, ways 36, other 15",
        ),
        (
            "white* a8 b1 d1 e1 g1 h1 i1 p1 unlocked black m10 o2 v1 x1 c1 unlocked dice 4 1",
            ["e-f p-t", "g-h e-i"],
            "blots-men: alone 3, other 7",
        ),
        (
            "white* a9 g1 h1 k1 l1 n2 unlocked black m11 p1 r1 s1 v1 dice 2 6",
            ["h-j a-g", "n-p* p-v*"],
            "hitting: prey 2, other 0",
        ),
        (
            "white* a2 g2 k2 n2 q2 r2 t3 unlocked black m4 s3 d2 f2 h4 unlocked dice 3 2",
            ["n-p n-q", "g-i i-l"],
            "jan-shut: open 2, bar 0, other 3",
        ),
        (
            "white* a3 d1 e1 f1 g3 h2 k1 t1 v2 unlocked black m6 q3 s2 x2 b2 unlocked dice 3 2",
            ["g-i k-n", "d-f e-h"],
            "jan-now: jans 0, ways 36, other 6",
        ),
        (
            "white* a11 d1 n2 q1 unlocked black m10 u2 c3 unlocked dice 6 5",
            ["a-f q-w", "d-i a-g"],
            "jan-own: open 4, other 2",
        ),
        (
            "white* h2 l3 n4 o2 p2 r2 unlocked black m9 q1 t2 w2 j1 unlocked dice 5 1",
            ["l-q* q-r", "p-q* l-q"],
            "jan-waits: jans 25, ways 36, other 16",
        ),
        (
            "white* a11 d1 i1 n2 unlocked black m10 s1 u2 x2 unlocked dice 5 2",
            ["d-f f-k", "d-f a-f"],
            "timing-five: away 5, other 4",
        ),
        (
            "white* a10 e1 i2 j2 unlocked black m5 n3 s2 b3 c2 unlocked dice 6 6",
            ["i-o i-o j-p j-p", "a-g a-g a-g a-g"],
            "timing-new: new 4, other 0, left 6, prey 0",
        ),
        (
            "white* a5 l4 o3 r2 bar1 unlocked black m7 n2 e2 f2 k2 unlocked dice 6 2",
            ["bar-b l-r", "bar-b a-g"],
            "timing-far-risk: pips 0, other 6, hits 22, ways 36",
        ),
        ("white* a13 b1 g1 black m14 w1 dice 3 2", ["a-c g-j", "g-i i-l"], "twelfth: at l"),
        (
            "white* m2 p2 u3 v2 w4 x2 unlocked black k3 l6 off6 unlocked dice 1 2",
            ["u-v v-x", "w-x m-o"],
            "wins-reach: name Langi munkur",
        ),
        (
            "white* q2 r1 t3 u2 v3 w2 x2 unlocked black s2 a2 d2 e2 f2 k2 l3 unlocked dice 5 1",
            ["q-r q-v", "q-r r-w"],
            "wins-placed: name Langi munkur, men 13, of 15, other 12",
        ),
        (
            "white* p1 r2 l12 unlocked black bar2 m5 n4 o4 unlocked dice 4 1",
            ["p-q l-p", "l-p"],
            "wins-now: name Jan, points 15",
        ),
        (
            "white* v4 w5 x5 s1 unlocked black a2 m13 unlocked dice 6 3",
            ["s-v declare stutti-munkur", "s-v v-off"],
            "wins-later: name Stutti munkur, points 3½",
        ),
    ];
    let wrong = cases.into_iter().filter_map(|(position, [played, better], said)| {
        let reasons = reasons(position, played, better);
        (!reasons.iter().any(|reason| reason == said)).then_some((said, reasons))
    });
    assert_eq!(wrong.collect::<Vec<_>>(), []);
}

#[test]
fn a_man_left_to_be_hit_is_told_before_time_and_a_hit_that_is_wrong_says_why() {
    let cases = [
        ("white a10 c1 k1 p2 q1 unlocked black* m10 r2 t1 v1 x1 unlocked dice 5 1", ["m-n x-e", "v-w r-w"], "blots"),
        (
            "white* a2 f2 o2 p2 q2 r2 u1 x2 unlocked black t2 b3 c2 d3 e2 g1 i2 unlocked dice 6 3",
            ["u-x a-g*", "o-r o-u"],
            "jan-now: jans 0, ways 36, other 8",
        ),
        ("white a13 n1 o1 black* m11 u2 x2 unlocked dice 1 6", ["m-n* m-s", "u-v m-s"], "hitting-open: open 5"),
    ];
    for (position, [played, better], first) in cases {
        let said = reasons(position, played, better);
        assert!(said.first().is_some_and(|said| said.starts_with(first)), "{first}: {said:?} in {position}");
    }
}

#[test]
fn of_exposed_men_all_are_counted_that_are_hit() {
    let four = "white* a10 b1 e1 l1 n1 o1 unlocked black m11 s4 exposed dice 5 1";
    assert_eq!(reasons(four, "a-b a-f", "n-s* a-b")[0], "hitting: prey 4, other 0");
}

#[test]
fn nothing_is_said_where_what_can_be_counted_does_not_speak_for_a_turn() {
    // One blot less, but the other turn hits.
    let hit = "white* a9 g1 h1 k1 l1 n2 unlocked black m11 p1 r1 s1 v1 dice 2 6";
    assert_eq!(reasons(hit, "n-p* p-v*", "h-j a-g"), Vec::<String>::new());
    // More points held, and nothing else: nobody plays for that.
    let spread = "white* c8 m1 o1 p2 u3 unlocked black a2 b3 d2 e2 f4 g2 unlocked dice 4 4";
    assert_eq!(reasons(spread, "m-q o-s q-u s-w", "p-t p-t t-x t-x"), Vec::<String>::new());
    // What decides is that men stand alone.
    let alone = "white* a9 g2 k2 l2 unlocked black m5 s1 c2 d3 e2 h2 unlocked dice 3 6";
    assert!(reasons(alone, "k-n k-q", "g-j a-g").iter().all(|said| !said.starts_with("timing-new")));
    // The turn played hits and runs no risk; who is hit at once far more often does not look to points to enter on; and where
    // more rolls hit, fewer men alone are no safety.
    for (position, played, better) in [
        ("white a8 f1 h1 p2 u3 unlocked black* m2 n8 b2 d3 unlocked dice 4 3", "d-h* h-k", "n-q n-r"),
        ("white a8 b2 e1 h2 n2 unlocked black* m10 x1 k4 unlocked dice 5 6", "x-e* e-k", "m-r m-s"),
        ("white a6 k2 n2 o2 q3 unlocked black* m7 r2 t5 x1 unlocked dice 1 2", "x-b b-c", "r-s r-t"),
        ("white a5 f2 g2 i1 l1 n2 p2 unlocked black* bar1 m8 r1 s3 x1 c1 unlocked dice 5 3", "bar-o m-r", "bar-q x-c"),
    ] {
        assert_eq!(reasons(position, played, better), Vec::<String>::new(), "{position}");
    }
}

#[test]
fn men_alone_are_told_before_a_new_man_where_several_hits_would_make_jan() {
    let position = "white a6 c3 h1 o2 u3 unlocked black* m10 p1 w2 b1 i1 unlocked dice 3 5";
    assert_eq!(reasons(position, "i-l w-d", "p-s m-r")[0], "blots-men: alone 4, other 5");
}
