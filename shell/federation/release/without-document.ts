import type { PageRelease } from '@shop/contracts';
import { browserStorage } from '@shop/store';
import { firstReleaseMs } from '../../durations';
import { askRelease, baseline, readStoredRelease } from './page-release';

interface Sources {
  /** Asks the shop; null when it does not respond in time. */
  ask(): Promise<PageRelease | null>;
  stored(): PageRelease | null;
}

/**
 * A release for a page whose document has none: the shop's, then the stored one, then the baseline. A lower seq than the
 * stored one's is refused.
 */
export async function findRelease({ ask, stored }: Sources): Promise<PageRelease> {
  const storedRelease = stored() ?? baseline;
  const asked = await ask();
  return asked && asked.seq >= storedRelease.seq ? asked : storedRelease;
}

/** The release of a page whose document has none; never fails. */
export const releaseWithoutDocument = (): Promise<PageRelease> =>
  findRelease({
    ask: () => askRelease(firstReleaseMs),
    stored: () => readStoredRelease(browserStorage(), Date.now()),
  });
