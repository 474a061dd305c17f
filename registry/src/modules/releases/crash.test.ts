import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { migrateRegistry } from '../../platform/db/migrations';
import { reserveArtifact, setStored } from '../artifacts/repository';
import { findBrokenAudit } from '../../platform/db/audit';
import { findHead, listReleases } from './repository';
import { bundledProgram, makeTestHome, openDatabase } from '../../testing/databases';
import { admin, registryDatabase } from '../../testing/test-registry';
import { createReleases } from './service';

const changeRequest = (expected: number) => ({ actor: admin, reason: 'for the test', expected, key: null });
const promote = (version: string) => ({ kind: 'promote', versions: { catalog: version } }) as const;

/** Runs a process that kills itself. Returns the signal and its output. */
async function runToDeath(config: unknown, version: string): Promise<{ signal: unknown; output: string }> {
  const program = await bundledProgram('registry/src/testing/die-before-head-move.ts');
  const args = ['--liftoff-only', program, JSON.stringify(config), version];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ signal: error?.signal, output: stdout + stderr }),
    );
  });
}

it('keeps the previous release if the server is killed before the head moves, and creates the next release completely', async () => {
  const home = await makeTestHome('tables');
  const first = await openDatabase(home.config);
  const before = registryDatabase(first);
  await migrateRegistry(before);
  for (const version of ['1.0.0', '1.1.0']) {
    await reserveArtifact(before.db, smallRemote('catalog', version).artifact);
    await setStored(before.db, 'catalog', version, new Date());
  }
  const options = {
    clock: () => new Date(),
    onRelease: () => Promise.resolve(),
    gate: { hasChromium: false },
  };
  await createReleases({ ...options, database: before }).change('live', promote('1.0.0'), changeRequest(0));
  await first.close();

  expect(await runToDeath(home.config, '1.1.0')).toEqual({ signal: 'SIGKILL', output: '' });

  const second = await openDatabase(home.config);
  const after = registryDatabase(second);
  expect((await findHead(after.db, 'live'))?.seq).toBe(1);
  expect(await listReleases(after.db, 'live', { limit: 9 })).toHaveLength(1);
  const next = await createReleases({ ...options, database: after }).change(
    'live',
    promote('1.1.0'),
    changeRequest(1),
  );
  expect(next.seq).toBe(2);
  expect(await findBrokenAudit(after.db)).toBeNull();
  await second.close();
  await home.remove();
});
