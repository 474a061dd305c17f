import type { PageRelease } from '@shop/contracts';
import { browserStorage } from '@shop/store';
import { firstReleaseMs } from '../../durations';
import { askRelease, baseline, readStoredRelease } from './page-release';

interface Sources {
  /** Fetches the shop's release; null if it does not respond in time. */
  ask(): Promise<PageRelease | null>;
  stored(): PageRelease | null;
}

/**
 * The release of a page whose document has none: the shop's, then the stored one, then the baseline. A release of the shop with a
 * lower seq than the stored one is ignored.
 */
export async function findRelease({ ask, stored }: Sources): Promise<PageRelease> {
  const storedRelease = stored() ?? baseline;
  const asked = await ask();
  return asked && asked.seq >= storedRelease.seq ? asked : storedRelease;
}

/** The release of a page whose document has none. Never rejects. */
export const releaseWithoutDocument = (): Promise<PageRelease> =>
  findRelease({
    ask: () => askRelease(firstReleaseMs),
    stored: () => readStoredRelease(browserStorage(), Date.now()),
  });
