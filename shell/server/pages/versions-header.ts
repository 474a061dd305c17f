import type { PageRelease } from '@shop/contracts';

const headers = new WeakMap<PageRelease, string>();

/**
 * The release of a page, and those of its versions that not every shopper has, as a dictionary of RFC 9651:
 * `release=12, catalog="1.3.0";canary`.
 */
export function versionsHeader(release: PageRelease): string {
  const known = headers.get(release);
  if (known !== undefined) return known;
  const special = Object.entries(release.remotes).flatMap(([remote, { version, variant = 'stable' }]) =>
    variant === 'stable' ? [] : [`${remote}="${version}";${variant}`],
  );
  const made = [`release=${release.seq}`, ...special].join(', ');
  headers.set(release, made);
  return made;
}
