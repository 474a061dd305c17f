import type { PageRelease } from '@shop/contracts';

const known = new WeakMap<PageRelease, readonly string[]>();

/** Origins besides the shop's that the versions of a release declare, fallback versions too, in alphabetical order. */
export function declaredOrigins(release: PageRelease): readonly string[] {
  const made =
    known.get(release) ??
    [
      ...new Set(
        Object.values(release.remotes).flatMap(({ origins = [], fallback }) => [
          ...origins,
          ...(fallback?.origins ?? []),
        ]),
      ),
    ].sort();
  known.set(release, made);
  return made;
}
