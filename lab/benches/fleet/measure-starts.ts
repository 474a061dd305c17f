import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../server/build/packages';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { fleetProcess, type FleetProcess } from '../../support/fleet/fleet-process';
import { startFleet } from '../../support/fleet/start-fleet';
import { freePort } from '../../../e2e/support/temporary-shop';
import type { RoleStart } from './results';
import { measureStart } from './starts';

/** Every role of one checkout, with existing data; each is stopped after its measurement. */
interface Started {
  readonly roles: ReadonlyMap<string, FleetProcess>;
  stop(): Promise<void>;
}

/** `npm start` of a checkout, without npm in between; commits until November 2026 have no run.mjs. */
function npmStartIn(checkout: string): readonly string[] {
  const run = path.join(checkout, 'scripts/run.mjs');
  return existsSync(run) ? [run, 'scripts/start.mjs'] : [path.join(checkout, 'scripts/start.mjs')];
}

/** A stopped shop with a filled embedded database. */
async function fillEmbedded(name: string, command: readonly string[]): Promise<FleetProcess> {
  const port = await freePort();
  const one = fleetProcess(name, `http://127.0.0.1:${port}`, command, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'starts-')),
    CACHE_DIR: path.join(root, '.cache'),
  });
  await one.start();
  await one.end('SIGTERM');
  return one;
}

/** Starts a fleet of a built checkout, and fills its shops. */
async function startAll(checkout: string, log: (line: string) => void): Promise<Started> {
  const program = path.join(checkout, 'server/dist/main.js');
  const fleet = await startFleet({ folder: fleetFolder(), shops: 1, program, log });
  const [shop] = fleet.shops;
  if (!shop) throw new Error('The fleet has no shop.');
  log('shops with the embedded database …');
  const embedded = await fillEmbedded('embedded', [program, 'shop']);
  const npmStart = await fillEmbedded('npm start', npmStartIn(checkout));
  return {
    roles: new Map([
      // The shop needs the registry.
      ['shop', shop],
      ['registry', fleet.registry],
      ['office', fleet.office],
      ['shop, with the embedded database', embedded],
      ['npm start, everything built', npmStart],
    ]),
    stop: () => fleet.stop(),
  };
}

interface Options {
  /** Another built checkout, whose starts alternate with those of this one. */
  readonly beside?: string | undefined;
  readonly log: (line: string) => void;
}

/** Starts every role with existing data and caches. */
export async function measureStarts({ beside, log }: Options): Promise<readonly RoleStart[]> {
  const here = await startAll(root, log);
  try {
    const there = beside === undefined ? undefined : await startAll(path.resolve(beside), log);
    try {
      const starts: RoleStart[] = [];
      for (const [role, one] of here.roles) {
        const other = there?.roles.get(role);
        log(`${role}, repeatedly …`);
        starts.push(await measureStart(role, one, other));
        await Promise.all([one.end('SIGTERM'), other?.end('SIGTERM')]);
      }
      return starts;
    } finally {
      await there?.stop();
    }
  } finally {
    await here.stop();
  }
}
