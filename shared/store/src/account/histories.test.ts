import { expect, it } from '@jest/globals';
import { playHistory } from './play-history-fixture';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** To replay one history: `SEED=17 COUNT=1 npm run jest -- shared/store/src/account/histories`. */
const first = Number(process.env.SEED ?? 1);
const count = Number(process.env.COUNT ?? (process.env.TEST_SCOPE === 'day' ? 400 : 2000));

it(
  `${count} random histories of three devices neither lose nor duplicate a line, nor mix accounts`,
  async () => {
    const failures: string[] = [];
    for (let seed = first; seed < first + count && failures.length < 3; seed += 1) {
      await playHistory(seed).catch((error: Error) => failures.push(`SEED=${seed}: ${error.message}`));
    }
    expect(failures).toEqual([]);
  },
  5 * 60_000,
);
