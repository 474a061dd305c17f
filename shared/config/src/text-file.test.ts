import { expect, it } from '@jest/globals';
import { decodeText } from './text-file';

const text = 'slug\ttitle\r\nkhata\tबही — ₹5\r\n';
const utf16 = (marked: string) => Buffer.from(marked, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 as Excel writes it', utf16(`\ufeff${text}`)],
  ['big-endian UTF-16', utf16(`\ufeff${text}`).swap16()],
])('reads %s', (_encoding, file) => {
  expect(decodeText(file)).toBe(text);
});

it('returns null for other encodings', () => {
  expect(decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBeNull();
});
