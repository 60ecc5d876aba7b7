//! Work that takes long, on threads of its own; it answers with messages. Knows no screen.

use std::thread;

use iced::Task;
use iced::futures::channel::{mpsc, oneshot};

use games::shelf;

/// Dropping the task drops the answer; the thread itself runs to its end, so the work is to be bounded.
pub fn work<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    let (sender, receiver) = oneshot::channel();
    let layouts = shelf::adorned();
    let started = thread::Builder::new().name("work".to_owned()).spawn(move || {
        // What is drawn there is drawn as here.
        shelf::adorn(&layouts);
        // Nobody waits any more: the answer is not wanted.
        let _ = sender.send(job());
    });
    match started {
        Ok(_) => Task::future(receiver).then(|answer| answer.map_or_else(|_| Task::none(), Task::done)),
        Err(error) => {
            log::error!("no thread could be started: {error}");
            Task::none()
        }
    }
}

/// `job` is given whom to tell, and learns from it whether anybody still listens. Where nobody does, it is to end.
pub fn reports<T: Send + 'static>(job: impl FnOnce(&dyn Fn(T) -> bool) + Send + 'static) -> Task<T> {
    let (sender, receiver) = mpsc::unbounded();
    let tell = move || job(&|what| sender.unbounded_send(what).is_ok());
    match thread::Builder::new().name("reports".to_owned()).spawn(tell) {
        Ok(_) => Task::stream(receiver),
        Err(error) => {
            log::error!("no thread could be started: {error}");
            Task::none()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use iced_test::futures::futures::StreamExt;
    use iced_test::futures::futures::executor::block_on;
    use iced_test::runtime::task::into_stream;

    use super::reports;

    #[test]
    fn who_reports_learns_that_nobody_listens_any_more() {
        let (ended, end) = mpsc::channel();
        let task = reports(move |tell| {
            let told = (0_u32..).take_while(|number| tell(*number)).count();
            ended.send(told).expect("the test waits for it");
        });
        let mut heard = into_stream(task).expect("it says something").map(|action| format!("{action:?}"));
        let first: Vec<_> = (0..3).filter_map(|_| block_on(heard.next())).collect();
        assert_eq!(first.len(), 3, "{first:?}");
        assert!(end.try_recv().is_err(), "it goes on as long as somebody listens");
        drop(heard);
        assert!(end.recv_timeout(Duration::from_secs(60)).is_ok_and(|told| told >= 3));
    }
}
