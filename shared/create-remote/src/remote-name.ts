import { routePatterns } from '@shop/config';
import { remoteNameFault } from '@shop/config/reserved-paths';

/** First segments of the paths that the shop already serves. */
const addresses = new Set(Object.values(routePatterns).map((pattern) => pattern.split('/')[1] ?? ''));

/** The reason why a new remote cannot have this name; null if it can. */
export function whyNot(name: string, remotes: readonly string[]): string | null {
  const fault = remoteNameFault(name);
  if (fault) return fault;
  if (remotes.includes(name)) return `A remote "${name}" already exists in mfe-${name}.`;
  if (addresses.has(name)) return `Another remote serves paths under /${name}. Choose another name.`;
  return null;
}
