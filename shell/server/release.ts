import type { PageRelease } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The versions in a document. */
export interface DocumentRelease {
  readonly release: PageRelease;
  /** Cache key, identical for all shoppers with the same versions of the same release. */
  readonly key: string;
  /** Who gets these versions: all shoppers, some of them, or only those who preview a version. */
  readonly audience: 'everybody' | 'some' | 'preview';
}

/** The composer's source of releases. */
export interface DocumentReleases {
  /** The release for this request; may set cookies that pin the browser's versions. Undefined before the first release. */
  forDocument(request: FastifyRequest, reply: FastifyReply): DocumentRelease | undefined;
  /** The live sets of versions, starting with the one for everybody; each live version is in one of them. */
  current(): readonly PageRelease[];
  /**
   * Registers a callback that receives the sets of a new release before it goes live, which waits for the callback up to a time
   * limit.
   */
  beforeLive(prepare: (releases: readonly PageRelease[]) => Promise<void>): void;
}

const headers = new WeakMap<PageRelease, string>();

/** The release of a page and its non-stable versions, as a dictionary of RFC 9651: `release=12, catalog="1.3.0";canary`. */
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
