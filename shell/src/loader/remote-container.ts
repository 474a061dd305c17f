import type { PageRemoteVersion } from '@shop/contracts';
import './external-core';
import { fetchContainer, type Container } from './fetch-container';
import { fetchIntegrity, requireIntegrity } from './integrity';
import { pageScope } from './page-scope';

interface Registered {
  readonly version: PageRemoteVersion;
  readonly attempt: number;
  /** Its entry, once somebody asked for a module; fetched once. */
  container?: Promise<Container>;
}

const shareScope = 'default';
const registered = new Map<string, Registered>();

/** Tells where a version of a remote is. Registering again (another attempt or version) forgets the last. */
export function registerContainer(remote: string, version: PageRemoteVersion, attempt: number): void {
  requireIntegrity(version);
  // What another attempt left would be taken for the container of one that throws.
  if (entryRan(version)) Reflect.set(globalThis, version.manifest.globalName, undefined);
  registered.set(remote, { version, attempt });
}

/** Fetches a container and gives it what the page shares, as the federation runtime would. */
async function open({ version, attempt }: Registered): Promise<Container> {
  const { base, manifest } = version;
  const again = attempt > 0 ? `?attempt=${attempt}` : '';
  const container = await fetchContainer(
    `${location.origin}${base}${manifest.entry}${again}`,
    manifest.globalName,
  );
  const { shareScopeMap } = pageScope();
  const options = { version: '', shareScopeKeys: shareScope };
  // Not to be copied: a container takes the options over as its own.
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap, enumerable: false });
  await container.init((shareScopeMap[shareScope] ??= {}), [], options);
  return container;
}

/** Loads an exposed module from the registered container. Rejects when it is not to be had; the next call tries anew. */
export async function loadFromContainer<T>(remote: string, module: string): Promise<T> {
  const entry = registered.get(remote);
  if (!entry) throw new Error(`Nothing is known of a remote "${remote}"`);
  const { manifest, integrity } = entry.version;
  // On its way before anything else is clicked for.
  const list = fetchIntegrity(entry.version);
  // A module is named whole or not at all.
  if (!manifest.exposes[module]?.js.every((file) => integrity[file])) await list;
  entry.container ??= open(entry);
  const container = await entry.container.catch((error: unknown) => {
    delete entry.container;
    throw error;
  });
  const factory = await container.get(`./${module}`);
  return factory() as T;
}

/** Whether the entry script ran, so that asking for it again would not help. */
export function entryRan(version: PageRemoteVersion): boolean {
  return version.manifest.globalName in globalThis;
}
