import { routePatterns } from '@shop/config';
import { reservedWords } from '@shop/config/reserved-paths';

/** Paths, builds and folders of the shop that a remote's name would collide with. */
const taken = new Set<string>([...reservedWords, 'console', 'dev', 'module']);

/** First segments of the paths that the shop already serves. */
const addresses = new Set(Object.values(routePatterns).map((pattern) => pattern.split('/')[1] ?? ''));

/** Why a new remote cannot have this name; null when it can. */
export function whyNot(name: string, remotes: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not a valid name for a remote: lowercase letters and digits, words joined by hyphens, a letter first.`;
  }
  if (name.length > 40) return `"${name}" is too long for a remote: at most 40 characters.`;
  if (remotes.includes(name)) return `A remote "${name}" already exists in mfe-${name}.`;
  if (taken.has(name)) return `"${name}" is reserved by the shop. Choose another name.`;
  if (addresses.has(name)) return `Another remote serves paths under /${name}. Choose another name.`;
  return null;
}
