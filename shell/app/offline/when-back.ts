import type { Connection } from '@shop/api-client/connection';
import type { FragmentRef } from '../../federation/routing/page-routes';

/** The comment with which React's server marks a complete boundary; it stays until the boundary is hydrated or given up. */
const COMPLETE = '$';

/** Whether the page shows what the server has sent of a fragment. */
function isServerSent({ remote, module }: FragmentRef): boolean {
  const frame = document.querySelector(`[data-remote="${remote}"][data-module="${module}"]`);
  const first = frame?.firstChild;
  return first instanceof Comment && first.data === COMPLETE;
}

/**
 * For a fragment whose code could not be loaded: resolves once the shop responds again, while the page shows what the server has
 * sent of it. Null where the failure is not the network's, or there is nothing to keep.
 */
export const whenBack =
  (connection: Connection) =>
  (fragment: FragmentRef): Promise<void> | null => {
    if (!connection.isOffline() || !isServerSent(fragment)) return null;
    return new Promise((resolve) => {
      const stop = connection.subscribe(() => {
        if (connection.isOffline()) return;
        stop();
        resolve();
      });
    });
  };
