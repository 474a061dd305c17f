import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import type { FragmentRef } from '../renderer/pool/protocol';

/** Style sheets with relative URLs stay files, because the URLs would not resolve when inlined. */
const hasAddress = /url\(|@import/;

/** Reads published style sheets to inline them. Each is read once, because it never changes. */
export function createAssetSource(remotesDir: string) {
  const styles = new Map<string, Promise<string | null>>();
  return {
    /** The text of a remote's style sheet by its path below `/remotes/`; null if it must stay a link. */
    style(file: string): Promise<string | null> {
      const known = styles.get(file);
      if (known) return known;
      const reading = readFile(path.join(remotesDir, file), 'utf8').then(
        (text) => (hasAddress.test(text) || text.includes('</') ? null : text),
        () => null,
      );
      styles.set(file, reading);
      return reading;
    },
  };
}

export type AssetSource = ReturnType<typeof createAssetSource>;

/** The files that the fragments of one page need from their remotes. */
export interface FragmentAssets {
  readonly scripts: readonly { readonly href: string; readonly integrity?: string }[];
  /** `text` is null if the sheet must stay a file. */
  readonly styles: readonly {
    readonly href: string;
    readonly text: string | null;
    readonly integrity?: string;
  }[];
}

/** The entries, chunks and styles of a page's fragments, so that the page requests all of them at once. */
export async function fragmentAssets(
  release: PageRelease,
  fragments: readonly FragmentRef[],
  source: AssetSource,
): Promise<FragmentAssets> {
  const scripts = new Map<string, string | undefined>();
  const styles = new Map<string, { readonly text: Promise<string | null>; readonly integrity?: string }>();
  for (const { remote: name, module, deferred } of fragments) {
    const remote = release.remotes[name];
    if (!remote) continue;
    const assets = remote.manifest.exposes[module];
    for (const file of assets?.css ?? [])
      styles.set(remote.base + file, {
        text: source.style(`${name}/${remote.version}/${file}`),
        integrity: remote.integrity[file],
      });
    if (deferred) continue;
    // A preload is only used by a request with the same integrity, and the page requests each file with its hash.
    for (const file of [remote.manifest.entry, ...(assets?.js ?? [])])
      scripts.set(remote.base + file, remote.integrity[file]);
  }
  return {
    scripts: [...scripts].map(([href, integrity]) => ({ href, integrity })),
    styles: await Promise.all(
      [...styles].map(async ([href, { text, integrity }]) => ({ href, text: await text, integrity })),
    ),
  };
}
