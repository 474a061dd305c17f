import { deflateSync } from 'node:zlib';
import opentype from 'opentype.js';

const { Font, Glyph, Path, parse } = opentype;

const RUPEE = 0x20b9;

/** Big-endian numbers of two and four bytes in a row, as font headers have them. */
function bytes(...fields) {
  const parts = fields.map(([size, value]) => {
    const part = Buffer.alloc(size);
    if (size === 2) part.writeUInt16BE(value);
    else part.writeUInt32BE(value >>> 0);
    return part;
  });
  return Buffer.concat(parts);
}

/** Packs an OpenType file as WOFF 1: the same tables, each deflated. */
function toWoff(font) {
  const count = font.readUInt16BE(4);
  let offset = 44 + count * 20;
  const directory = [];
  const data = [];
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const start = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    const raw = font.subarray(start, start + length);
    const deflated = deflateSync(raw, { level: 9 });
    const packed = deflated.length < length ? deflated : raw;
    const padded = Buffer.concat([packed, Buffer.alloc(-packed.length & 3)]);
    directory.push(
      font.subarray(record, record + 4),
      bytes([4, offset], [4, packed.length], [4, length], [4, font.readUInt32BE(record + 4)]),
    );
    data.push(padded);
    offset += padded.length;
  }
  const unpacked = 12 + count * 16 + sumOfPadded(font, count);
  const header = bytes(
    [4, 0x774f4646],
    [4, font.readUInt32BE(0)],
    [4, offset],
    [2, count],
    [2, 0],
    [4, unpacked],
    [2, 1],
    [2, 0],
    [4, 0],
    [4, 0],
    [4, 0],
    [4, 0],
    [4, 0],
  );
  return Buffer.concat([header, ...directory, ...data]);
}

function sumOfPadded(font, count) {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += (font.readUInt32BE(12 + index * 16 + 12) + 3) & ~3;
  return sum;
}

function read(woff) {
  return parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.byteLength));
}

/** Advance and bounding box of a font's rupee sign, in font units. */
export function rupeeMeasures(woff) {
  const sign = read(woff).charToGlyph('₹');
  const { x1, y1, x2, y2 } = sign.getBoundingBox();
  return [sign.advanceWidth, x1, y1, x2, y2].map(Math.round);
}

/** A font of nothing but the rupee sign, cut from a latin-ext file (WOFF 1), with its advance and line box. */
export function rupeeFont(source) {
  const whole = read(source);
  const sign = whole.charToGlyph('₹');
  if (sign.index === 0) throw new Error('The source has no rupee sign');
  const notdef = new Glyph({ name: '.notdef', advanceWidth: sign.advanceWidth, path: new Path() });
  const rupee = new Glyph({
    name: 'rupee',
    unicode: RUPEE,
    advanceWidth: sign.advanceWidth,
    path: sign.path,
  });
  const { names } = whole;
  const english = (name) => (names[name] ?? names.windows?.[name])?.en ?? '';
  const cut = new Font({
    familyName: `${english('fontFamily') || 'Rupee'} Rupee`,
    styleName: 'Regular',
    copyright: english('copyright'),
    license: 'SIL Open Font License, Version 1.1',
    licenseURL: 'https://openfontlicense.org',
    unitsPerEm: whole.unitsPerEm,
    ascender: whole.ascender,
    descender: whole.descender,
    glyphs: [notdef, rupee],
  });
  return toWoff(Buffer.from(cut.toArrayBuffer()));
}
