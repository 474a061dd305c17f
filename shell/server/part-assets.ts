import type { PageRelease } from '@shop/contracts';
import type { AssetSource } from './asset-source';
import type { Part } from './render-protocol';

/** What the parts of one page need from their remotes. */
export interface PartAssets {
  readonly scripts: readonly string[];
  /** `text` is null when the sheet has to stay a file. */
  readonly styles: readonly { readonly href: string; readonly text: string | null }[];
}

/** Entries, chunks and styles of a page's parts, so that the page asks for all of them at once. */
export async function partAssets(
  release: PageRelease,
  parts: readonly Part[],
  source: AssetSource,
): Promise<PartAssets> {
  const scripts = new Set<string>();
  const styles = new Map<string, Promise<string | null>>();
  for (const { remote: name, module } of parts) {
    const remote = release.remotes[name];
    if (!remote) continue;
    const assets = remote.manifest.exposes[module];
    scripts.add(remote.base + remote.manifest.entry);
    for (const file of assets?.js ?? []) scripts.add(remote.base + file);
    for (const file of assets?.css ?? [])
      styles.set(remote.base + file, source.style(`${name}/${remote.version}/${file}`));
  }
  return {
    scripts: [...scripts],
    styles: await Promise.all([...styles].map(async ([href, text]) => ({ href, text: await text }))),
  };
}
