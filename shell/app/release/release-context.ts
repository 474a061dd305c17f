import type { PageRelease } from '@shop/contracts';
import { createContext, useContext } from 'react';

export const ReleaseContext = createContext<PageRelease>({ env: 'live', seq: 0, remotes: {} });

/** The release that this page was rendered with; it never changes while the page is open. */
export function useRelease(): PageRelease {
  return useContext(ReleaseContext);
}
