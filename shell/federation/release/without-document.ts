import type { PageRelease } from '@shop/contracts';
import { browserStorage } from '@shop/store';
import { askRelease, firstResponseMs } from './ask-release';
import { findRelease } from './find-release';
import { readStoredRelease } from './stored-release';

/** The release of a page whose document has none; never fails. */
export const releaseWithoutDocument = (): Promise<PageRelease> =>
  findRelease({
    ask: () => askRelease(firstResponseMs),
    stored: () => readStoredRelease(browserStorage(), Date.now()),
  });
