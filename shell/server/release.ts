import type { PageRelease } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The versions that one document is made of. */
export interface DocumentRelease {
  readonly release: PageRelease;
  /** The same for all who have the same versions of the same release, and for nobody else. */
  readonly key: string;
  /** Whether every shopper has these, only some, or only those who preview a version. */
  readonly audience: 'everybody' | 'some' | 'preview';
}

/** The composer's source of releases. */
export interface DocumentReleases {
  /** For this request; may set cookies so that the browser keeps its versions. Undefined before there is any. */
  forDocument(request: FastifyRequest, reply: FastifyReply): DocumentRelease | undefined;
  /** The sets of versions that are live, for everybody first, each live version is in one of them. */
  current(): readonly PageRelease[];
  /** Calls back with the sets of another release before it is live, and waits for it for a while. */
  beforeLive(prepare: (releases: readonly PageRelease[]) => Promise<void>): void;
}

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
