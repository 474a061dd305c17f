import { smallRemote } from '@shop/protocol/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { readNonce } from '../telemetry/nonce';
import { expirePreviews } from './clean-up';

let test: TestRegistry;
let operator: string;
beforeEach(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await test.registry.publisher.publish(smallRemote('catalog', version), admin);
  }
  await change('/releases', { promote: { catalog: '1.0.0' } });
}, START_MS);
afterEach(() => test.close());

const change = async (path: string, body: object) => {
  const head = (await test.registry.releases.head('live'))?.seq ?? 0;
  const made = await test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { reason: 'for the test', ...body },
    head,
  });
  expect(made.status).toBe(201);
};
const listed = async () => (await test.registry.releases.head('live'))?.assignments.catalog?.previews;

describe('a preview', () => {
  it('with an expiry is listed until then', async () => {
    const lines: string[] = [];
    const expire = () => expirePreviews(test.registry, (line) => lines.push(line));
    await change('/previews', { remote: 'catalog', version: '1.1.0', minutes: 30 });
    await change('/previews', { remote: 'catalog', version: '1.2.0' });
    test.clock.forward(29 * 60_000);
    await expire();
    expect(await listed()).toEqual(['1.1.0', '1.2.0']);
    test.clock.forward(60_000);
    await expire();
    await expire();
    expect(await listed()).toEqual(['1.2.0']);
    expect(lines).toEqual([expect.stringMatching(/^the preview of catalog@1\.1\.0 in live has ended: /)]);
  });

  it('stays if it was ended and listed again without an expiry', async () => {
    await change('/previews', { remote: 'catalog', version: '1.1.0', minutes: 1 });
    await change('/unlist', { remote: 'catalog', version: '1.1.0' });
    await change('/previews', { remote: 'catalog', version: '1.1.0' });
    test.clock.forward(10 * 60_000);
    await expirePreviews(test.registry, () => undefined);
    expect(await listed()).toEqual(['1.1.0']);
  });
});

describe('a preview of a remote that was never live', () => {
  const preview = { remote: 'gifts', version: '1.0.0' };
  const assigned = () => test.live.current()?.assignments.gifts;
  const previewCookieOf = async () => {
    const response = await fetch(`${test.shopAddress}/registry/v1/page-release?preview=gifts@1.0.0`);
    return { body: await response.json(), cookies: response.headers.getSetCookie() };
  };
  beforeEach(async () => {
    await test.registry.publisher.publish(smallRemote('gifts', '1.0.0'), admin);
    await change('/previews', preview);
  });

  it('is served only to those who open it; others do not have the remote', async () => {
    expect(assigned()).toEqual({ stable: null, lastKnownGood: null, killed: false, previews: ['1.0.0'] });
    const { body, cookies } = await previewCookieOf();
    expect(body).toMatchObject({
      remotes: { gifts: { version: '1.0.0', variant: 'preview', fallback: null } },
    });
    expect(cookies.join()).toContain('preview=');
    const shoppers = await fetch(`${test.shopAddress}/registry/v1/page-release`);
    expect(await shoppers.json()).not.toHaveProperty('remotes.gifts');
    const published = await fetch(`${test.shopAddress}/registry/v1/envs/live/release.json`);
    expect(await published.text()).not.toContain('gifts');
  });

  it('is not affected by releases of other remotes', async () => {
    await change('/releases', { promote: { catalog: '1.1.0' } });
    await change('/releases', { rollback: 'catalog' });
    expect(assigned()?.previews).toEqual(['1.0.0']);
    const { items } = (await test.call('GET', '/envs/live/history?limit=2', { token: operator })).body;
    expect(JSON.stringify(items)).not.toContain('gifts');
  });

  it('is not a live remote for other changes', async () => {
    const head = (await test.registry.releases.head('live'))?.seq ?? 0;
    const body = { reason: 'for the test' };
    const killed = await test.call('POST', '/envs/live/kill', {
      ...{ token: operator, head, body: { ...body, remote: 'gifts' } },
    });
    expect(killed.status).toBe(404);
    const back = { ...body, rollback: 'gifts' };
    const rolledBack = await test.call('POST', '/envs/live/releases', { token: operator, head, body: back });
    expect(rolledBack.status).toBe(404);
  });

  it('is kept during and after a canary, until it is ended', async () => {
    await change('/canaries/gifts:start', { version: '1.0.0', bps: 1000 });
    await change('/canaries/gifts:abort', {});
    expect(assigned()?.previews).toEqual(['1.0.0']);
    await change('/unlist', preview);
    expect(assigned()).toBeUndefined();
    expect((await previewCookieOf()).body).not.toHaveProperty('remotes.gifts');
  });
});

describe('the report of a page', () => {
  const variantOf = async (cookie: string) => {
    const response = await fetch(`${test.shopAddress}/registry/v1/page-telemetry`, { headers: { cookie } });
    const { nonce } = (await response.json()) as { nonce: string };
    return readNonce(nonce, test.registry.signingKeyOf, test.clock.now())?.given.catalog?.[1];
  };

  it('counts for shoppers, but not for the gate or previews', async () => {
    await change('/previews', { remote: 'catalog', version: '1.1.0' });
    // The shop reads the new release only after the response to the change.
    const { seq = 0 } = (await test.registry.releases.head('live')) ?? {};
    while ((test.live.current()?.seq ?? 0) < seq) await new Promise(setImmediate);
    expect(await variantOf('')).toBe('stable');
    expect(await variantOf('gate=1')).toBe('preview');
    const preview = await fetch(
      `${test.shopAddress}/registry/v1/page-release?preview=${encodeURIComponent('catalog@1.1.0')}`,
    );
    const cookies = preview.headers.getSetCookie().map((one) => one.split(';')[0]);
    expect(await variantOf(cookies.join('; '))).toBe('preview');
  });
});

describe('release.json', () => {
  const address = () => `${test.address}/registry/v1/envs/live/release.json`;
  const read = async (token?: string) => {
    const response = await fetch(address(), {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return { response, body: (await response.json()) as Record<string, unknown> };
  };

  it('omits salts, previews, names and reasons without a token, and includes them with one', async () => {
    await change('/canaries/catalog:start', { version: '1.2.0', bps: 1000 });
    for (const token of [undefined, 'reg_0123456789ab_unknown']) {
      const { response, body } = await read(token);
      expect(response.headers.get('vary')).toBe('authorization');
      expect(body).toEqual({
        ...{ env: 'live', seq: expect.any(Number), at: expect.any(String) },
        assignments: {
          catalog: {
            ...{ stable: '1.0.0', lastKnownGood: null, killed: false },
            canary: { version: '1.2.0', bps: 1000 },
          },
        },
      });
    }
    const shops = await fetch(`${test.shopAddress}/registry/v1/envs/live/release.json`);
    expect(await shops.text()).not.toContain('salt');
    const { response, body } = await read(await test.token('shop'));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(body).toEqual(await test.registry.releases.head('live'));
  });
});
