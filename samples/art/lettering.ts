import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { compactPath } from './outline';

const FILES = {
  display: '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
  typed: '@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf',
} as const;

export type Face = keyof typeof FILES;

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(resolve(FILES[face]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, font);
  return font;
}

/** How wide a line of text is at a size, in the picture's units. */
export const lineWidth = (face: Face, text: string, size: number): number =>
  fontOf(face).getAdvanceWidth(text, size);

/**
 * Text as one path, centred on `x` with its baseline at `y`, so that no reader needs the font.
 * Without `fill` it takes the colour of its group. Devanagari is not shaped: use only words without joined or reordered letters.
 */
export function letter(face: Face, text: string, x: number, y: number, size: number, fill?: string): string {
  const font = fontOf(face);
  const left = x - font.getAdvanceWidth(text, size) / 2;
  const { commands } = font.getPath(text, left, y, size);
  return `<path d="${compactPath(commands)}"${fill === undefined ? '' : ` fill="${fill}"`}/>`;
}
