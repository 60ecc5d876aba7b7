use base::i18n::Lang;

use super::*;
use crate::championship::journal::CUP;
use crate::store::append_log::SMALL_LOG;
use crate::store::journal::MATCH;
use crate::trainer::journal::TRAINER;

#[test]
fn whatever_is_wrong_with_a_file_of_any_kind_is_said_with_its_name_and_the_reason() {
    let (reason, path) = (Trouble::NotAFile.phrase(), Path::new("a.file"));
    for (kind, says_why_foreign) in [(&MATCH, true), (&CUP, true), (&TRAINER, false), (&SMALL_LOG, false)] {
        for (why, says_why) in [
            (Why::Uncreated(Trouble::NotAFile), true),
            (Why::Unreadable(Trouble::NotAFile), true),
            (Why::Foreign(1, says_why_foreign.then(|| reason.clone())), says_why_foreign),
            (Why::Damaged(7, reason.clone()), true),
            (Why::InUse, false),
            (Why::Unwritable(Trouble::NotAFile), true),
            (Why::Unwritten(Trouble::NotAFile), true),
            (Why::Changed, false),
        ] {
            let said = kind.error(path, why).phrase();
            for lang in Lang::ALL {
                let text = lang.say(&said);
                assert!(lang.knows(&said.id) && text.contains("a.file") && !text.contains('{'), "{text}");
                assert_eq!(text.contains(&lang.say(&reason)), says_why, "{text}");
            }
        }
    }
}
