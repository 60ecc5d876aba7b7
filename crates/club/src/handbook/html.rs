//! The handbook as a page for browsers, with its pictures as files beside it. Knows no file system.

use std::fmt::Write as _;

use base::draw::{Hue, Palette, svg};
use base::i18n::{Lang, tr};
use base::markup::escaped;
use base::phrase::Phrase;
use games::table::Block;

use super::page;

const STYLE: &str = include_str!("style.css");
const PIXELS_PER_MM: f32 = 6.0;

/// By their names; the page first.
pub fn files(lang: Lang) -> Vec<(String, Vec<u8>)> {
    let mut written = HtmlWriter::new(lang);
    for block in page(lang) {
        written.block(&block);
    }
    written.list(false);
    let said = |id| escaped(&lang.say(&Phrase::new(id)));
    let (title, line, inside) = (said("print-handbook"), said("print-handbook-line"), said("print-contents"));
    let (code, contents, body) = (lang.code(), &written.contents, &written.body);
    let html = format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>Wurfzabel: {title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<header>\n<h1>Wurfzabel: {title}</h1>\n<p>{line}</p>\n</header>\n\
         <nav aria-labelledby=\"contents\">\n<h2 id=\"contents\">{inside}</h2>\n<ol>\n{contents}</ol>\n</nav>\n\
         <main>\n{body}</main>\n</body>\n</html>\n"
    );
    written.files.insert(0, (format!("handbook-{code}.html"), html.into_bytes()));
    written.files
}

struct HtmlWriter {
    lang: Lang,
    body: String,
    contents: String,
    parts: usize,
    list: bool,
    files: Vec<(String, Vec<u8>)>,
}

impl HtmlWriter {
    fn new(lang: Lang) -> Self {
        Self { lang, body: String::new(), contents: String::new(), parts: 0, list: false, files: Vec::new() }
    }

    fn block(&mut self, block: &Block) {
        self.list(matches!(block, Block::Point(_) | Block::Game(..)));
        let words = escaped(&self.lang.say(block.phrase()));
        match block {
            Block::Heading(_) => {
                self.parts += 1;
                let part = self.parts;
                self.add(format_args!("<h2 id=\"part-{part}\">{words}</h2>\n"));
                self.contents += &format!("<li><a href=\"#part-{part}\">{words}</a></li>\n");
            }
            Block::Text(_) => self.add(format_args!("<p>{words}</p>\n")),
            Block::Point(_) | Block::Game(..) => self.add(format_args!("<li>{words}</li>\n")),
            Block::Ruling(_) => {
                let mark = escaped(&tr!(self.lang, "app-ruling"));
                self.add(format_args!("<aside><strong>{mark}</strong> {words}</aside>\n"));
            }
            Block::Picture(drawing, _) => {
                let (name, file, (wide, high)) = match drawing.as_photo() {
                    Some(photo) => (format!("{}.png", photo.name), photo.file.to_vec(), photo.size),
                    None => {
                        let name = format!("{}-{}.svg", self.lang.code(), self.files.len());
                        let file = svg::write(drawing, Palette::Print, Hue::Turquoise).into_bytes();
                        let pixels = |mm: f32| (mm * PIXELS_PER_MM).round() as u32;
                        (name, file, (pixels(drawing.size.width), pixels(drawing.size.height)))
                    }
                };
                self.add(format_args!(
                    "<figure>\n<img src=\"{name}\" width=\"{wide}\" height=\"{high}\" alt=\"{words}\">\n\
                     <figcaption>{words}</figcaption>\n</figure>\n"
                ));
                self.files.push((name, file));
            }
        }
    }

    fn list(&mut self, list: bool) {
        if list != self.list {
            self.body += if list { "<ul>\n" } else { "</ul>\n" };
            self.list = list;
        }
    }

    fn add(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(what);
    }
}
