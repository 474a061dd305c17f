/**
 * First segments of the paths that the shop's servers handle themselves: no remote may serve a page there, now or later.
 * A test compares the list with the servers' routes.
 */
export const reservedWords = [
  'api',
  'csp-reports',
  'forms',
  'healthz',
  'media',
  'metrics',
  'ops',
  'readyz',
  'registry',
  'remotes',
  'sandbox',
  'shell',
] as const;

/** Whether the first segment of a path is a file at the root, such as `robots.txt` or `service-worker.js`. */
export const isRootFile = (word: string): boolean => word.includes('.');

/** The pattern of names of remotes and environments. `constructor` is not allowed, because every object has that property. */
export const remoteNamePattern = /^(?!constructor$)(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Description of the pattern, after "is not a valid name for a remote". */
export const namingRule =
  'lowercase letters and digits, words joined by hyphens, a letter first, at most 40 characters; not "constructor".';

/** Paths and folders of the shop that a remote's name would collide with. */
const partsOfShop = new Set<string>([...reservedWords, 'console', 'dev', 'module']);

/** The reason why a remote cannot have this name; null if it can. Used from its creation to its promotion. */
export function remoteNameFault(name: string): string | null {
  if (!remoteNamePattern.test(name)) return `"${name}" is not a valid name for a remote: ${namingRule}`;
  if (partsOfShop.has(name)) return `"${name}" is reserved by the shop. Choose another name.`;
  return null;
}
