import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let token: string;
beforeAll(async () => {
  test = await openTestRegistry();
  token = await test.token('admin');
  await test.registry.publisher.publish(smallRemote('catalog', '1.0.0'), admin);
  const promote = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await test.registry.releases.change('live', promote, { actor: admin, reason: 'r', expected: 0, key: null });
});
afterAll(() => test.close());

const ask = (method: string, url: string, body?: string) =>
  fetch(test.shopAddress + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body,
  });

describe('the shop’s own address', () => {
  it.each([
    ['GET', '/registry/v1/envs/live/release.json', 200],
    ['GET', '/registry/v1/page-release', 200],
    ['GET', '/registry/v1/page-telemetry', 200],
    ['GET', '/remotes/catalog/1.0.0/page.js', 200],
  ])('serves %s %s to pages', async (method, url, status) => {
    expect((await ask(method, url)).status).toBe(status);
  });

  it.each([
    ['GET', '/ops'],
    ['GET', '/ops/sign-in'],
    ['GET', '/registry/v1/openapi.json'],
    ['GET', '/registry/v1/whoami'],
    ['GET', '/registry/v1/signing-key'],
    ['GET', '/registry/v1/tokens'],
    ['GET', '/registry/v1/audit'],
    ['GET', '/registry/v1/envs/live'],
    ['GET', '/registry/v1/artifacts/catalog'],
    ['POST', '/registry/v1/tokens'],
    ['POST', '/registry/v1/renders'],
    ['POST', '/registry/v1/sightings'],
    ['POST', '/registry/v1/envs/live/releases'],
    ['PUT', '/registry/v1/artifacts/catalog/1.0.1'],
    ['PUT', '/registry/v1/envs/live/shell'],
  ])('does not serve %s %s, even with a token', async (method, url) => {
    const response = await ask(method, url, method === 'GET' ? undefined : '{}');
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it('shows a browser’s versions only to staff, who are identified by the cookie of a staff link', async () => {
    const versions = (cookie: string) =>
      fetch(`${test.shopAddress}/registry/v1/staff/versions`, { headers: { cookie } });
    const refused = await versions('staff-hint=1; staff=made-up');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await refused.json()).toMatchObject({ message: 'This browser is no longer marked as staff.' });

    const { body } = await test.call('POST', '/staff-passes', { token });
    const { path } = body as { path: string };
    const link = await fetch(test.shopAddress + path, { redirect: 'manual' });
    const cookie = link.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    expect(cookie).toEqual([expect.stringMatching(/^staff=./), 'staff-hint=1']);
    const response = await versions(cookie.join('; '));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      env: 'live',
      seq: 1,
      remotes: { catalog: { version: '1.0.0', kind: 'live', why: 'Live for all shoppers.', chosen: null } },
    });
  });

  it('accepts reports from pages, and ignores tokens that would lift the rate limit', async () => {
    const report = () => ask('POST', '/registry/v1/telemetry', '{"nonce":"none","events":[]}');
    const statuses: number[] = [];
    for (let time = 0; time < 301; time += 1) statuses.push((await report()).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([204, 429]);
  });
});
