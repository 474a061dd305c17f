import { releaseIn, withoutRelease } from '../../support/release-in';

/** The remotes that are switched together, so that every page must have one version of them. */
export const switched = ['cart', 'catalog'] as const;

const address = /\/remotes\/([a-z][a-z0-9-]*)\/([^/"\s]+)\/[^"\s?]+\.(?:js|css)/g;

export interface PageOf {
  readonly seq: number;
  /** Scripts and style sheets of the document. */
  readonly files: readonly string[];
  /** The part that mixes two releases; null if there is none. */
  readonly mixed: string | null;
}

/** Reads a document. Throws an Error when it has no release. */
export function pageOf(html: string): PageOf {
  const release = releaseIn(html);
  if (!release) throw new Error('The document names no release.');
  const found = [...withoutRelease(html).matchAll(address)].map(([file, remote = '', version]) => ({
    file,
    remote,
    version,
  }));
  const foreign = found.find(({ remote, version }) => release.remotes[remote]?.version !== version);
  const versions = new Set(switched.map((remote) => release.remotes[remote]?.version));
  return {
    seq: release.seq,
    files: [...new Set(found.map(({ file }) => file))],
    mixed: foreign
      ? `${foreign.file} in release ${release.seq}`
      : versions.size > 1
        ? `release ${release.seq}`
        : null,
  };
}
