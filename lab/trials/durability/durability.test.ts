import { afterEach, expect, it } from '@jest/globals';
import { crashingServer, killedFolder, unpluggedFolder, type Disk } from './disks';
import { runRounds } from './run-rounds';

let disk: Disk | undefined;

afterEach(() => disk?.remove());

// `npm run durability` runs many more rounds.
it.each([
  ['the embedded engine is killed', killedFolder],
  ['the embedded engine loses power', unpluggedFolder],
  ['the process dies, and PostgreSQL with it', crashingServer],
])(
  'no acknowledged order is lost and no stock drifts when %s under load',
  async (_case, make) => {
    disk = await make();
    const { acknowledged, lost, drifts } = await runRounds(disk, 1, 11, 15);
    expect(acknowledged).toBeGreaterThan(0);
    expect({ lost, drifts }).toEqual({ lost: 0, drifts: [] });
  },
  180_000,
);
