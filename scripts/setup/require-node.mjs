import { readFileSync } from 'node:fs';

const parse = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);

/** Exits with one clear line when this Node is older than package.json's `engines` asks. */
export function requireNode(current = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major = 0, minor = 0] = parse(engines.node);
  const [currentMajor = 0, currentMinor = 0] = parse(current);
  if (currentMajor > major || (currentMajor === major && currentMinor >= minor)) return;
  console.error(
    `Vintage Craft needs Node ${major}.${minor} or newer, and this is ${current}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
