const comparator = /^([<>]=?|[\^~=])?v?([\dx*]*)(?:\.([\dx*]+))?(?:\.([\dx*]+))?(?:-([\w.-]+))?/i;

/** Parts of a version; what is missing in a range, or stands for any, is not a number. */
type Parts = readonly [number, number, number];

const partsOf = (match: RegExpExecArray): Parts => [
  parseInt(match[2] ?? ''),
  parseInt(match[3] ?? ''),
  parseInt(match[4] ?? ''),
];

function byNumbers(one: Parts, other: Parts): number {
  return one[0] - (other[0] || 0) || one[1] - (other[1] || 0) || one[2] - (other[2] || 0);
}

/** Order of what follows a dash: nothing is the last, numbers go by their size. */
function byWords(one = '', other = ''): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The first version that is over what the parts of a range leave open; of a caret, over what they promise. */
function over([major, minor, patch]: Parts, caret: boolean): Parts {
  if (isNaN(minor) || (caret && major > 0)) return [major + 1, 0, 0];
  if (isNaN(patch) || !caret || minor > 0) return [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function meets(version: string, wanted: string): boolean {
  const given = comparator.exec(version);
  const match = comparator.exec(wanted);
  if (!given || !match) return false;
  const sign = match[1] ?? '=';
  const [has, asks] = [partsOf(given), partsOf(match)];
  if (isNaN(asks[0])) return true;
  const end = over(asks, sign === '^');
  const under = byNumbers(has, end) < 0;
  const order = byNumbers(has, asks) || byWords(given[5], match[5]);
  const open = asks.some(isNaN);
  if (sign === '^' || sign === '~') return order >= 0 && under;
  if (sign === '=') return open ? order >= 0 && under : order === 0;
  if (sign === '>') return open ? (byNumbers(has, end) || byWords(given[5])) >= 0 : order > 0;
  if (sign === '>=') return order >= 0;
  if (sign === '<') return open ? byNumbers(has, asks) < 0 : order < 0;
  return open ? under : order <= 0;
}

/**
 * Whether a version is in a range, as in package.json: `^1.2.0`, `~1.2`, `>=18 <20`, `1.x || 2`, `1 - 3`. A preview counts
 * as the federation runtime has it: before its version, and in the ranges around it.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((wanted) => meets(version, wanted)),
  );
}
