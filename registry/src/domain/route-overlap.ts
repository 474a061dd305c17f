/** One segment of a route pattern in react-router's syntax. */
type Segment =
  | { readonly kind: 'word'; readonly word: string; readonly optional: boolean }
  | { readonly kind: 'any'; readonly optional: boolean }
  | { readonly kind: 'rest' };

/** The value of a parameter in an example path. */
const anyWord = 'x';

function segmentOf(text: string): Segment {
  if (text === '*') return { kind: 'rest' };
  const optional = text.endsWith('?');
  if (text.startsWith(':')) return { kind: 'any', optional };
  // The router is case-insensitive.
  return { kind: 'word', word: text.replace(/\?$/, '').toLowerCase(), optional };
}

const segmentsOf = (pattern: string): Segment[] => pattern.split('/').filter(Boolean).map(segmentOf);

const isOptional = (segment: Segment | undefined) =>
  segment !== undefined && segment.kind !== 'rest' && segment.optional;

/** The shortest path that the rest of a pattern matches. */
const shortest = (segments: readonly Segment[]): string[] =>
  segments.flatMap((segment) =>
    segment.kind === 'rest' || segment.optional ? [] : [segment.kind === 'word' ? segment.word : anyWord],
  );

/** Segments of a path that both patterns match; null for none. */
function meet(one: readonly Segment[], other: readonly Segment[]): string[] | null {
  const [a, ...restA] = one;
  const [b, ...restB] = other;
  if (a?.kind === 'rest') return shortest(other);
  if (b?.kind === 'rest') return shortest(one);
  if (a && b && (a.kind === 'any' || b.kind === 'any' || a.word === b.word)) {
    const word = a.kind === 'word' ? a.word : b.kind === 'word' ? b.word : anyWord;
    const tail = meet(restA, restB);
    if (tail) return [word, ...tail];
  }
  if (isOptional(a)) {
    const found = meet(restA, other);
    if (found) return found;
  }
  if (isOptional(b)) return meet(one, restB);
  return a || b ? null : [];
}

/** A path that two route patterns both match, such as `/blogs/x`; null for none. */
export function sharedAddress(one: string, other: string): string | null {
  const words = meet(segmentsOf(one), segmentsOf(other));
  return words && `/${words.join('/')}`;
}
