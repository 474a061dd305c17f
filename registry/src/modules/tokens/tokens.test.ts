import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IssuedToken, TokenList } from '@shop/contracts/registry';
import path from 'node:path';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let scratch: ScratchFolder;
beforeAll(async () => {
  test = await openTestRegistry();
  scratch = await makeScratchFolder();
});
afterAll(async () => {
  await test.close();
  await scratch.remove();
});

const dayMs = 24 * 60 * 60 * 1000;
const whoami = async (token: string) => (await test.call('GET', '/whoami', { token })).status;

async function issue(body: object): Promise<IssuedToken> {
  const response = await test.call('POST', '/tokens', { token: await test.token('admin'), body });
  expect(response.status).toBe(201);
  return response.body as unknown as IssuedToken;
}

async function shown(id: string) {
  const { body } = await test.call('GET', '/tokens', { token: await test.token('admin') });
  return (body as unknown as TokenList).items.find((one) => one.id === id);
}

describe('a token', () => {
  it('is valid for 90 days, or for the requested number', async () => {
    const usual = await issue({ name: 'ci', role: 'viewer' });
    const short = await issue({ name: 'ci', role: 'viewer', days: 2 });
    expect(new Date(usual.expiresAt).getTime() - test.clock.now().getTime()).toBe(90 * dayMs);
    test.clock.forward(2 * dayMs - 1);
    expect([await whoami(usual.token), await whoami(short.token)]).toEqual([200, 200]);
    test.clock.forward(1);
    expect([await whoami(usual.token), await whoami(short.token)]).toEqual([200, 401]);
    test.clock.forward(88 * dayMs);
    expect(await whoami(usual.token)).toBe(401);
  });

  it('records when it was last seen, and is invalid once it is revoked', async () => {
    const { id, token } = await issue({ name: 'ci', role: 'viewer' });
    expect(await shown(id)).toMatchObject({ lastSeen: null, revokedAt: null });
    await whoami(token);
    const seen = test.clock.now().toISOString();
    expect(await shown(id)).toMatchObject({ lastSeen: seen });
    await test.call('DELETE', `/tokens/${id}`, { token: await test.token('admin') });
    expect(await whoami(token)).toBe(401);
  });
});

it('keeps the admin token in the file until its last weeks', async () => {
  const file = path.join(scratch.dir, 'admin-token');
  const { tokens } = test.registry;
  const first = await tokens.ensureAdmin(file);
  expect(await tokens.ensureAdmin(file)).toBe(first);
  test.clock.forward(60 * dayMs);
  const second = await tokens.ensureAdmin(file);
  expect(second).not.toBe(first);
  expect([await whoami(first), await whoami(second)]).toEqual([200, 200]);
});

it('creates a configured shop token only once across restarts', async () => {
  const { tokens } = test.registry;
  const text = `reg_${'ab'.repeat(6)}_${'s'.repeat(43)}`;
  await tokens.ensureShared('shop', text);
  await tokens.ensureShared('shop', text);
  const { body } = await test.call('GET', '/whoami', { token: text });
  expect(body).toMatchObject({ name: 'shop', grants: [{ role: 'shop', remote: '*', env: '*' }] });
  await test.call('DELETE', `/tokens/${'ab'.repeat(6)}`, { token: await test.token('admin') });
  await expect(tokens.ensureShared('shop', text)).rejects.toThrow(
    'REGISTRY_TOKEN (reg_abababababab_…) was revoked or has expired.',
  );
  await expect(tokens.ensureShared('shop', 'secret')).rejects.toThrow(
    'REGISTRY_TOKEN must have the form reg_',
  );
});

it('creates a configured token for gate workers, which must differ from the shops’ token', async () => {
  const { tokens } = test.registry;
  const text = `reg_${'cd'.repeat(6)}_${'g'.repeat(43)}`;
  await tokens.ensureShared('gate', text);
  await tokens.ensureShared('gate', text);
  const { body } = await test.call('GET', '/whoami', { token: text });
  expect(body).toMatchObject({ name: 'gate', role: 'viewer', grants: [{ role: 'gate', remote: '*' }] });
  await expect(tokens.ensureShared('shop', text)).rejects.toThrow('has a different role');
  await expect(tokens.ensureShared('gate', 'secret')).rejects.toThrow('GATE_TOKEN must have the form reg_');
});
