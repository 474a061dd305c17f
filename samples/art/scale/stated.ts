/** Paper sizes that a product can be called by, in mm: the short side, the long side. */
const PAPER_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  C6: [114, 162],
};

const MEASURES = /\d[\d.]*(?:\s*(?:x|,|to|and|or)\s*\d[\d.]*)*\s*(mm|cm)\b/g;

/** Every length that a product's texts state, in mm, with the words that they state it in. */
export function statedLengths(text: string): ReadonlyMap<number, string> {
  const lengths = new Map<number, string>();
  for (const [measure, unit] of text.matchAll(MEASURES)) {
    for (const [figure] of measure.matchAll(/\d[\d.]*/g)) {
      lengths.set(Number(figure) * (unit === 'cm' ? 10 : 1), `${figure} ${unit ?? 'mm'}`);
    }
  }
  for (const [name, sides] of Object.entries(PAPER_SIZES)) {
    if (new RegExp(`\\b${name}\\b`).test(text)) for (const side of sides) lengths.set(side, `${side} mm`);
  }
  return lengths;
}
