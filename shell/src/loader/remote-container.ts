import type { PageRemoteVersion } from '@shop/contracts';
import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import './external-core';
import { deadlines } from './deadlines';
import { checkTag, requireIntegrity } from './integrity';

function runtime(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime of the shell did not start');
  return instance;
}

/** Entry scripts carry the release's hash and a deadline; the runtime of its own accord has neither. */
function installPolicy(): void {
  runtime().registerPlugins([
    {
      name: 'release-policy',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        checkTag(script, url);
        return { script, timeout: deadlines.entry };
      },
    },
  ]);
}

let installed = false;

/** A failed script left in the document makes the runtime wait for its load event for ever. */
function removeScripts(entryPath: string): void {
  for (const script of document.querySelectorAll('script[src]')) {
    if (new URL((script as HTMLScriptElement).src).pathname === entryPath) script.remove();
  }
}

/** Tells the runtime where a version of a remote is. Registering again (another attempt or version) forgets the last. */
export function registerContainer(remote: string, version: PageRemoteVersion, attempt: number): void {
  if (!installed) {
    installPolicy();
    installed = true;
  }
  const entryPath = `${version.base}${version.manifest.entry}`;
  requireIntegrity(version);
  removeScripts(entryPath);
  const entry = `${location.origin}${entryPath}${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  runtime().registerRemotes(
    [{ name: remote, entry, entryGlobalName: version.manifest.globalName, type: 'global' }],
    { force: true },
  );
}

/** Loads an exposed module from the registered container. */
export async function loadFromContainer<T>(remote: string, module: string): Promise<T> {
  const loaded = await runtime().loadRemote<T>(`${remote}/${module}`);
  if (!loaded) throw new Error(`${remote} exposes no module "${module}"`);
  return loaded;
}

/** Whether the entry script ran, so that asking for it again would not help. */
export function entryRan(version: PageRemoteVersion): boolean {
  return version.manifest.globalName in globalThis;
}
