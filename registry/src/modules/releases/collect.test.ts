import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { admin, openTestRegistry } from '../../testing/test-registry';

const day = 24 * 60 * 60 * 1000;

it('clean-up removes only versions that are not needed by recent releases, open tabs and rollbacks', async () => {
  const test = await openTestRegistry();
  const { publisher, releases, lastSeen } = test.registry;
  const at = test.clock.now().toISOString();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    await publisher.publish(smallRemote('catalog', version, { at }), admin);
  }
  const changeRequest = (expected: number) => ({ actor: admin, reason: 'r', expected, key: null });
  const promote = (version: string) => ({ kind: 'promote', versions: { catalog: version } }) as const;
  await releases.change('live', promote('1.0.0'), changeRequest(0));
  await releases.change('live', promote('1.1.0'), changeRequest(1));
  const preview = { kind: 'preview', remote: 'catalog', version: '1.4.0', listed: true } as const;
  await releases.change('live', preview, changeRequest(2));
  // Enough releases that the last ones do not contain 1.0.0, which is a rollback target.
  for (let seq = 2; seq < 14; seq += 1) {
    const kind = seq % 2 === 0 ? 'kill' : 'unkill';
    await releases.change('live', { kind, remote: 'catalog' }, changeRequest(seq));
  }
  test.clock.forward(40 * day);
  // An open tab reports version 1.2.0; version 1.3.0 was never live.
  lastSeen.mark('catalog', '1.2.0');
  await lastSeen.flush();

  const collect = (dryRun: boolean) => test.registry.collect({ days: 30, dryRun }, admin);
  const old = [{ remote: 'catalog', version: '1.3.0' }];
  expect(await collect(true)).toEqual(old);
  expect(existsSync(path.join(test.dir, 'artifacts/catalog/1.3.0'))).toBe(true);
  expect(await collect(false)).toEqual(old);
  expect(existsSync(path.join(test.dir, 'artifacts/catalog/1.3.0'))).toBe(false);
  expect(existsSync(path.join(test.dir, 'artifacts/catalog/1.2.0'))).toBe(true);

  await expect(releases.change('live', promote('1.3.0'), changeRequest(14))).rejects.toMatchObject({
    status: 422,
  });
  const other = smallRemote('catalog', '1.3.0', { text: 'other' });
  await expect(publisher.publish(other, admin)).rejects.toMatchObject({ status: 409 });
  expect(await publisher.publish(smallRemote('catalog', '1.3.0', { at }), admin)).toBe('published');
  expect((await releases.change('live', promote('1.3.0'), changeRequest(14))).seq).toBe(15);
  await test.close();
});
