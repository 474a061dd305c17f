/** One segment of a route pattern in react-router's syntax. */
type Part =
  | { readonly kind: 'word'; readonly word: string; readonly optional: boolean }
  | { readonly kind: 'any'; readonly optional: boolean }
  | { readonly kind: 'rest' };

/** The value of a parameter in an example path. */
const anyWord = 'x';

function partOf(text: string): Part {
  if (text === '*') return { kind: 'rest' };
  const optional = text.endsWith('?');
  if (text.startsWith(':')) return { kind: 'any', optional };
  // The router ignores case.
  return { kind: 'word', word: text.replace(/\?$/, '').toLowerCase(), optional };
}

const partsOf = (pattern: string): Part[] => pattern.split('/').filter(Boolean).map(partOf);

const isOptional = (part: Part | undefined) => part !== undefined && part.kind !== 'rest' && part.optional;

/** The shortest path that the rest of a pattern matches. */
const shortest = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'rest' || part.optional ? [] : [part.kind === 'word' ? part.word : anyWord],
  );

/** Segments of a path that both match; null when there is none. */
function meet(one: readonly Part[], other: readonly Part[]): string[] | null {
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

/** A path that two route patterns both match, such as `/blogs/x`; null when there is none. */
export function sharedAddress(one: string, other: string): string | null {
  const words = meet(partsOf(one), partsOf(other));
  return words && `/${words.join('/')}`;
}
