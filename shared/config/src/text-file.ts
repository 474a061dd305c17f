/** Encodings by the byte order marks that spreadsheets write; Excel's "Unicode Text" is UTF-16. */
const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, without the mark; null for any other encoding. */
export function decodeText(file: Uint8Array): string | null {
  const marked = marks.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}
