import type { PageRelease } from '@shop/contracts';
import { createContext, useContext } from 'react';

export const ReleaseContext = createContext<PageRelease>({ env: 'live', seq: 0, remotes: {} });

/** The release of this page; it never changes while the page is open. */
export function useRelease(): PageRelease {
  return useContext(ReleaseContext);
}
