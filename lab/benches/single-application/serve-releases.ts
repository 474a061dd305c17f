import { buildManifestFile, type BuildManifest } from '@shop/federation/build';
import type { PageRelease, PageRemote } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { ShopReleases } from '@shop/server';
import type { MonolithTarget } from './target';

/** The path at which the composer serves files of the shell, including all files of a single application. */
const base = '/shell/';

/** A remote whose modules are chunks of the shell in the browser. On the server it is unchanged. */
function held(remote: PageRemote, name: string, { entry, exposes }: BuildManifest): PageRemote {
  const [main = ''] = entry.js;
  const own = Object.entries(exposes).filter(([key]) => key.startsWith(`${name}/`));
  const chunks = Object.fromEntries(own.map(([key, assets]) => [key.slice(name.length + 1), assets]));
  return {
    ...remote,
    base,
    integrity: {},
    fallback: null,
    manifest: { ...remote.manifest, entry: main, exposes: chunks },
  };
}

/** Adapts releases to the single application: the composer preloads its chunks instead of containers. */
export async function monolithReleases(
  releases: ShopReleases,
  { out, remotes }: MonolithTarget,
): Promise<ShopReleases> {
  const browser = path.join(out, 'browser');
  const manifest = JSON.parse(readFileSync(path.join(browser, buildManifestFile), 'utf8')) as BuildManifest;
  // The composer inlines style sheets from each remote's folder.
  for (const [name, { version }] of remotes)
    await cp(browser, path.join(releases.remotesDir, name, version), {
      recursive: true,
      filter: (file) => file === browser || file.endsWith('.css'),
    });
  const { pages } = releases;
  const ofOne = new WeakMap<PageRelease, PageRelease>();
  const completeManifest = (release: PageRelease): PageRelease => {
    const known = ofOne.get(release);
    if (known) return known;
    const chosen = Object.entries(release.remotes);
    const whole = chosen.map(([name, remote]) => [name, held(remote, name, manifest)] as const);
    const made = { ...release, remotes: Object.fromEntries(whole) };
    ofOne.set(release, made);
    return made;
  };
  const forDocument: typeof pages.forDocument = (request, reply) => {
    const found = pages.forDocument(request, reply);
    return found && { ...found, release: completeManifest(found.release) };
  };
  return { ...releases, pages: { ...pages, forDocument } };
}
