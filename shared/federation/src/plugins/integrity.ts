import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { importMapOf, verifiedName } from '../import-map';
import { KnownRemotes, type RemoteFile } from './known-remotes';
import { guardTags } from './tag-guard';

/** Hashes of files by their path in the remote's folder, in the format of the `integrity` attribute: `sha384-…`. */
export type Hashes = Readonly<Record<string, string>>;

type Expected = string | null | undefined;

export interface IntegrityOptions {
  /**
   * The hash of a remote's file; null for a file that was not published, which is refused; undefined for one that is not
   * checked, such as a file of a development server. A promise delays the file until it resolves, and refuses it when it
   * rejects.
   */
  hashOf(file: RemoteFile): Expected | Promise<Expected>;
  /** All hashes of a remote that consists of ES modules. Without this function, such remotes are refused. */
  hashesOf?(remote: RemoteFile['remote']): Hashes | Promise<Hashes>;
  /**
   * Whether this plugin imports entries that are ES modules; true when absent. A plugin that imports them itself has
   * to come after this one and use its `importModule`.
   */
  readonly importsEntries?: boolean;
}

type Plugin = ModuleFederationRuntimePlugin & {
  dispose(): void;
  /** Imports the entry of a remote of ES modules; rejects if the browser cannot check it. */
  importModule(url: string): Promise<unknown>;
};
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/** A URL for the import map: a path on the page's own origin. */
const placeOf = (url: URL): string => (url.origin === location.origin ? url.pathname + url.search : url.href);

/** Makes the browser check ES modules, which are fetched by `import` and not by a tag. */
function requireModuleIntegrity(url: URL, entry: string, hashes: Hashes): void {
  const base = placeOf(url).slice(0, -entry.length);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = importMapOf(base, entry, hashes);
  document.head.append(map);
}

/** Bare specifiers fail without the map, so nothing is fetched if the policy or an old browser ignores it. */
const importVerified = (url: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ verifiedName(placeOf(new URL(url, document.baseURI))));

/**
 * Makes the browser refuse every entry, chunk and stylesheet of a registered remote whose digest differs from the
 * published one. It fails closed: a file in a remote's folder without a known hash is refused, too. The runtime has
 * no hook for chunks, so the plugin watches the URLs of tags, which works for any bundler.
 */
export function integrityPlugin({ hashOf, hashesOf, importsEntries = true }: IntegrityOptions): Plugin {
  const known = new KnownRemotes();
  const mapped = new Map<string, Promise<void>>();

  const require = (hash: string | null, url: URL): string => {
    if (hash === null) throw new Error(`${url.pathname} was rejected: it has no published hash`);
    return hash;
  };

  const mapModules = async (file: RemoteFile, url: URL): Promise<void> => {
    if (!hashesOf) throw new Error(`${url.pathname} was rejected: an ES module needs the option "hashesOf"`);
    const hashes = await hashesOf(file.remote);
    require(hashes[file.file] ?? null, url);
    requireModuleIntegrity(url, file.file, hashes);
  };

  let release: (() => void) | undefined;
  return {
    name: 'integrity',
    apply(host) {
      host.options.remotes.forEach((remote) => known.add(remote));
      release ??= guardTags((tag, url) => {
        const file = known.find(url);
        if (!file) return undefined;
        const check = (hash: Expected) => {
          if (hash === undefined) return;
          tag.setAttribute('integrity', require(hash, url));
          tag.crossOrigin = 'anonymous';
        };
        const hash = hashOf(file);
        return hash instanceof Promise ? hash.then(check) : check(hash);
      });
    },
    dispose: () => release?.(),
    importModule: importVerified,
    registerRemote(args) {
      known.add(args.remote);
      return args;
    },
    async loadEntry({ remoteInfo: { entry, type } }) {
      if (typeof document === 'undefined') return undefined;
      const url = new URL(entry, document.baseURI);
      const file = known.find(url);
      // A manifest may name an entry anywhere; only one in the remote's own folder can be checked.
      if (!file) throw new Error(`${entry} was rejected: it is not in the folder of its remote`);
      if (type !== 'module' && type !== 'esm') return undefined;
      const mapping = mapped.get(url.href) ?? mapModules(file, url);
      mapped.set(url.href, mapping);
      mapping.catch(() => mapped.delete(url.href));
      await mapping;
      return importsEntries ? ((await importVerified(entry)) as Container) : undefined;
    },
  };
}
