import type { PageRemoteVersion } from '@shop/contracts';
import type { Host, Remote, RemoteFile } from '@shop/federation';
import { globalStylesPlugin } from '@shop/federation/global-styles';

/**
 * Applies each style sheet with global rules only while a module that lists it is in the document. A sheet that no module lists
 * applies while any part of its remote is in the document. `versionOf` returns the version of a registered remote.
 */
export function controlGlobalStyles(host: Host, versionOf: (remote: Remote) => PageRemoteVersion): void {
  const applies = ({ remote, file }: RemoteFile): boolean | undefined => {
    const { manifest } = versionOf(remote);
    if (!manifest.globalStyles?.includes(file)) return undefined;
    // No part of a replaced version is in the document.
    const current = host.options.remotes.find(({ name }) => name === remote.name);
    if (!current || versionOf(current).manifest !== manifest) return false;
    const owners = Object.entries(manifest.exposes).filter(([, { css }]) => css.includes(file));
    const frame = `[data-remote="${remote.name}"]`;
    const places =
      owners.length > 0 ? owners.map(([module]) => `${frame}[data-module="${module}"]`) : [frame];
    return document.querySelector(places.join()) !== null;
  };
  host.registerPlugins([globalStylesPlugin({ applies })]);
}
