//! A small reader of PDF: pages, fonts, words and where each glyph lies, by ISO 32000-1.

use std::collections::BTreeMap;

use lopdf::content::Content;
use lopdf::{Document, Object, ObjectId};

pub fn read(bytes: &[u8]) -> Document {
    Document::load_mem(bytes).unwrap()
}

pub fn pages(document: &Document) -> Vec<ObjectId> {
    document.get_pages().into_values().collect()
}

/// The fonts of a document: resource name and dictionary.
pub fn fonts(document: &Document) -> BTreeMap<String, lopdf::Dictionary> {
    let page = pages(document)[0];
    let found = document.get_page_fonts(page).unwrap();
    found.into_iter().map(|(name, font)| (String::from_utf8(name).unwrap(), font.clone())).collect()
}

/// Words of a page, and where the origin of each glyph lies, mm, from the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct PdfText {
    /// What is written.
    pub words: String,
    /// Where each glyph lies.
    pub glyphs: Vec<(f32, f32)>,
}

pub fn follow<'a>(document: &'a Document, object: &'a Object) -> &'a Object {
    match object {
        Object::Reference(id) => document.get_object(*id).unwrap(),
        other => other,
    }
}

/// Advances by code, thousandths of an em, out of `/W`.
pub fn widths(document: &Document, font: &lopdf::Dictionary) -> BTreeMap<u16, f32> {
    let descendants = follow(document, font.get(b"DescendantFonts").unwrap());
    let descendant = follow(document, &descendants.as_array().unwrap()[0]).as_dict().unwrap();
    let list = follow(document, descendant.get(b"W").unwrap()).as_array().unwrap();
    let mut widths = BTreeMap::new();
    for pair in list.chunks(2) {
        let first = u16::try_from(pair[0].as_i64().unwrap()).unwrap();
        for (code, width) in (first..).zip(pair[1].as_array().unwrap()) {
            widths.insert(code, width.as_float().unwrap());
        }
    }
    widths
}

/// Text by code, out of `/ToUnicode`.
pub fn meanings(document: &Document, font: &lopdf::Dictionary) -> BTreeMap<u16, String> {
    let map = follow(document, font.get(b"ToUnicode").unwrap()).as_stream().unwrap();
    let map = map.decompressed_content().unwrap_or_else(|_| map.content.clone());
    let map = String::from_utf8(map).unwrap();
    let mut meanings = BTreeMap::new();
    for line in map.lines().skip_while(|line| !line.ends_with("beginbfchar")) {
        let Some((code, text)) = line.split_once("> <") else { continue };
        let units = text.trim_end_matches('>').as_bytes().chunks(4);
        let units: Vec<u16> =
            units.map(|unit| u16::from_str_radix(std::str::from_utf8(unit).unwrap(), 16).unwrap()).collect();
        let code = u16::from_str_radix(code.trim_start_matches('<'), 16).unwrap();
        meanings.insert(code, String::from_utf16(&units).unwrap());
    }
    meanings
}

/// A small reader of text operators, by ISO 32000-1, 9.4.4.
pub fn shown(document: &Document, page: ObjectId) -> Vec<PdfText> {
    let fonts: BTreeMap<Vec<u8>, _> = fonts(document)
        .into_iter()
        .map(|(name, font)| (name.into_bytes(), (widths(document, &font), meanings(document, &font))))
        .collect();
    let height =
        document.get_dictionary(page).unwrap().get(b"MediaBox").unwrap().as_array().unwrap()[3].as_float().unwrap();
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let mut texts: Vec<PdfText> = Vec::new();
    let (mut font, mut size, mut rise, mut matrix, mut pen) = (Vec::new(), 0.0, 0.0, [0.0; 6], 0.0);
    for operation in content.operations {
        let numbers: Vec<f32> = operation.operands.iter().filter_map(|operand| operand.as_float().ok()).collect();
        match operation.operator.as_str() {
            "BT" => texts.push(PdfText { words: String::new(), glyphs: Vec::new() }),
            "Tf" => (font, size) = (operation.operands[0].as_name().unwrap().to_vec(), numbers[0]),
            "Ts" => rise = numbers[0],
            "Tm" => (matrix, pen) = (<[f32; 6]>::try_from(numbers).unwrap(), 0.0),
            "TJ" => {
                let (widths, meanings) = &fonts[&font];
                let text = texts.last_mut().unwrap();
                for item in operation.operands[0].as_array().unwrap() {
                    if let Ok(back) = item.as_float() {
                        pen -= back / 1000.0 * size;
                        continue;
                    }
                    for code in item.as_str().unwrap().chunks(2) {
                        let code = u16::from_be_bytes(code.try_into().unwrap());
                        let [a, b, c, d, e, f] = matrix;
                        let (x, y) = (a * pen + c * rise + e, b * pen + d * rise + f);
                        text.glyphs.push((x / 72.0 * 25.4, (height - y) / 72.0 * 25.4));
                        text.words += meanings.get(&code).map_or("", String::as_str);
                        pen += widths[&code] / 1000.0 * size;
                    }
                }
            }
            _ => {}
        }
    }
    texts
}

/// The corners of everything that is drawn on a page, mm from its upper left corner.
pub fn corners(document: &Document, page: ObjectId) -> Vec<(f32, f32)> {
    let media = document.get_dictionary(page).unwrap().get(b"MediaBox").unwrap().as_array().unwrap();
    let height = media[3].as_float().unwrap();
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let mut stack = Vec::new();
    let mut now = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    let mut corners = Vec::new();
    for operation in content.operations {
        let numbers: Vec<f32> = operation.operands.iter().filter_map(|operand| operand.as_float().ok()).collect();
        match operation.operator.as_str() {
            "q" => stack.push(now),
            "Q" => now = stack.pop().unwrap(),
            "cm" => {
                let [a, b, c, d, e, f] = <[f32; 6]>::try_from(numbers).unwrap();
                let [a0, b0, c0, d0, e0, f0] = now;
                now = [
                    a * a0 + b * c0,
                    a * b0 + b * d0,
                    c * a0 + d * c0,
                    c * b0 + d * d0,
                    e * a0 + f * c0 + e0,
                    e * b0 + f * d0 + f0,
                ];
            }
            "m" | "l" => {
                let [a, b, c, d, e, f] = now;
                let (x, y) = (a * numbers[0] + c * numbers[1] + e, b * numbers[0] + d * numbers[1] + f);
                corners.push((x / 72.0 * 25.4, (height - y) / 72.0 * 25.4));
            }
            _ => {}
        }
    }
    corners
}
