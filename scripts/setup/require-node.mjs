import { readFileSync } from 'node:fs';

const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);

/**
 * The reason, in one line, why a version of Node is not supported; null if it is. `engines` has ranges such as
 * `^20.19 || ^22.12 || >=24`: other syntax is not supported, as the packages are not installed yet.
 */
export function whyNotNode(engines, current) {
  const [major = 0, minor = 0] = numbersIn(current);
  const ranges = engines.split('||').map((range) => range.trim());
  const fits = ranges.some((range) => {
    const [minMajor = 0, minMinor = 0] = numbersIn(range);
    if (major === minMajor) return minor >= minMinor;
    return range.startsWith('>=') && major > minMajor;
  });
  if (fits) return null;
  const versions = ranges.map((range) => numbersIn(range).join('.')).join(', ');
  return `Vintage Craft needs Node ${versions} or newer, and this is ${current}. Install it from https://nodejs.org.`;
}

/** Exits with a one-line message if this version of Node does not match `engines` in package.json. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const why = whyNotNode(engines.node, process.versions.node);
  if (why === null) return;
  console.error(why);
  process.exit(1);
}
