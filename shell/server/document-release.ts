import { createHash } from 'node:crypto';
import { sha384Of } from '@shop/config/sha384';
import { integrityList, type PageRelease, type PageRemote, type PageRemoteVersion } from '@shop/contracts';
import { importMapOf } from '@shop/federation/import-map';
import type { FragmentRef } from '../renderer/pool/protocol';

const hashes = new WeakMap<PageRemoteVersion['integrity'], string>();

function listHash(integrity: PageRemoteVersion['integrity']): string {
  const known = hashes.get(integrity);
  if (known) return known;
  const made = sha384Of(integrityList.textOf(integrity));
  hashes.set(integrity, made);
  return made;
}

/** The version with the hash of its list in place of the omitted hashes; unchanged if it has no hashes. */
function listed<Version extends PageRemoteVersion>(
  version: Version,
  stays: (file: string) => boolean,
): Version {
  const { integrity } = version;
  if (Object.keys(integrity).length === 0) return version;
  const staying = Object.entries(integrity).filter(([file]) => stays(file));
  return { ...version, integrity: Object.fromEntries(staying), integrityList: listHash(integrity) };
}

const none = () => false;

/** The version without fields that only the server uses. */
function forPage<Version extends PageRemoteVersion>(version: Version): Version {
  const { serverEntry: _serverEntry, ...manifest } = version.manifest;
  const modules = Object.entries(manifest.exposes);
  const exposes = modules.map(([module, { lazyCss: _lazyCss, ...files }]) => [module, files] as const);
  return { ...version, manifest: { ...manifest, exposes: Object.fromEntries(exposes) } };
}

/** Whether a file belongs to one of the modules, or to no module: the latter is requested without the loader. */
function belongsTo(modules: ReadonlySet<string>, { exposes }: PageRemote['manifest']) {
  const filesOf = (own: boolean) =>
    new Set(
      Object.entries(exposes).flatMap(([module, { js, css }]) =>
        modules.has(module) === own ? [...js, ...css] : [],
      ),
    );
  const [own, others] = [filesOf(true), filesOf(false)];
  return (file: string) => own.has(file) || !others.has(file);
}

/**
 * The release in a document, with the hashes of the files that the page may request immediately. Hashes do not compress, and
 * together they made up a fifth of the document. Lists are fetched with the first module of their version, or when the page is
 * idle.
 */
export function documentRelease(release: PageRelease, fragments: readonly FragmentRef[]): PageRelease {
  // Deferred fragments use the list, which has loaded by then.
  const first = fragments.filter(({ deferred }) => !deferred);
  const remotes = Object.entries(release.remotes).map(([name, remote]) => {
    const modules = new Set(first.filter((fragment) => fragment.remote === name).map(({ module }) => module));
    const own = listed(forPage(remote), modules.size > 0 ? belongsTo(modules, remote.manifest) : none);
    const fallback = remote.fallback && listed(forPage(remote.fallback), none);
    return [name, { ...own, fallback }] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}

const knownOrigins = new WeakMap<PageRelease, readonly string[]>();

/** Origins other than the shop's that the versions of a release declare, including fallbacks, in alphabetical order. */
export function declaredOrigins(release: PageRelease): readonly string[] {
  const made =
    knownOrigins.get(release) ??
    [
      ...new Set(
        Object.values(release.remotes).flatMap(({ origins = [], fallback }) => [
          ...origins,
          ...(fallback?.origins ?? []),
        ]),
      ),
    ].sort();
  knownOrigins.set(release, made);
  return made;
}

const knownMaps = new WeakMap<PageRelease, string>();

function hashOf({ base, manifest, integrity }: PageRemoteVersion): string {
  const map = importMapOf(base, manifest.entry, integrity);
  return ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}

/**
 * The script hashes of the import maps that verify remotes of ES modules, for the page's policy: one for each version in the
 * release, including fallbacks. Empty for a release without such remotes. `release` must contain all hashes.
 */
export function importMapHashes(release: PageRelease): string {
  const made =
    knownMaps.get(release) ??
    Object.values(release.remotes)
      .flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])])
      .filter(({ manifest }) => manifest.entryType === 'module')
      .map(hashOf)
      .join('');
  knownMaps.set(release, made);
  return made;
}
