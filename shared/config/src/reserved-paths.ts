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
