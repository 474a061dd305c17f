import { newKeyPair } from '@shop/protocol';
import { signedRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { openRolloutTest } from '../../testing/rollout-test';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
beforeAll(async () => {
  test = await openTestRegistry();
}, START_MS);
afterAll(() => test.close());

it('a rollout stays in its stage after the key of its version is revoked', async () => {
  const pair = newKeyPair();
  const operator = await test.token('operator');
  const owner = await test.token('admin');
  const rollout = await openRolloutTest(test, 'gifts', operator, (packed) => signedRemote(packed, pair));
  const keys = '/keys/gifts';
  const body = { name: 'ci', publicKey: pair.publicKey };
  expect((await test.call('POST', keys, { token: owner, body })).status).toBe(201);
  await rollout.start();
  await rollout.report(100);
  await rollout.report(9900, 0, '1.0.0', 'stable');
  await rollout.after(10);
  expect(await rollout.get()).toMatchObject({ status: 'running', stage: 2 });

  const reason = 'On a lost laptop';
  const revoked = await test.call('POST', `${keys}/${pair.id}/revoke`, { token: owner, body: { reason } });
  expect(revoked.status).toBe(200);
  await rollout.report(100);
  await rollout.report(900, 0, '1.0.0', 'stable');
  await rollout.after(10);
  expect(await rollout.get()).toMatchObject({
    status: 'paused',
    stage: 2,
    hold: { kind: 'refused', reason: expect.stringContaining(reason) },
  });
  expect(test.live.current()?.assignments.gifts?.canary).toMatchObject({ version: '1.1.0', bps: 1000 });
});
