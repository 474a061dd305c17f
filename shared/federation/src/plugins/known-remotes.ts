import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** The instance that a plugin is installed in. */
export type Host = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0];

/** A remote as a host registers it. */
export type Remote = Host['options']['remotes'][number];

/** Absolute URL of a remote's entry or manifest; undefined for a remote that is registered only by version. */
export function entryOf(remote: Remote | { readonly entry: string }): string | undefined {
  const entry = 'entry' in remote ? remote.entry : undefined;
  if (!entry) return undefined;
  return typeof document === 'undefined' ? entry : new URL(entry, document.baseURI).href;
}

/** The folder of a remote's files: that of its entry. */
export const baseOf = (entry: string): string => new URL('.', entry).href;

/** A file in the folder of a remote that was registered with this host. */
export interface RemoteFile {
  readonly remote: Remote;
  /** The path in the remote's folder, without a query. */
  readonly file: string;
}

/** Records every remote that a host registers, including replaced versions, whose chunks may still be requested. */
export class KnownRemotes {
  private readonly byBase = new Map<string, Remote>();

  add(remote: Remote): void {
    const entry = entryOf(remote);
    if (entry) this.byBase.set(baseOf(entry), remote);
  }

  /** Undefined if the URL is not in the folder of a known remote. */
  find(url: URL): RemoteFile | undefined {
    const address = url.origin + url.pathname;
    for (const [base, remote] of this.byBase)
      if (address.startsWith(base)) return { remote, file: address.slice(base.length) };
    return undefined;
  }
}
