import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLiveRelease } from '../modules/releases/live-release';
import { START_MS } from '../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let token: string;

beforeAll(async () => {
  test = await openTestRegistry();
  token = await test.token('admin');
  await test.registry.publisher.publish(smallRemote('catalog', '1.0.0'), admin);
  const promote = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await test.registry.releases.change('live', promote, { actor: admin, reason: 'r', expected: 0, key: null });
  await test.opened.close();
}, START_MS);
afterAll(() => test.close());

describe("without the registry's database", () => {
  it('still serves the live release and the files of its versions', async () => {
    const release = await test.call('GET', '/envs/live/release.json');
    expect([release.status, release.body.seq]).toEqual([200, 1]);
    const file = await fetch(`${test.shopAddress}/remotes/catalog/1.0.0/page.js`);
    expect([file.status, await file.text()]).toEqual([200, 'page("1.0.0");']);
  });

  it('refuses changes with 503 and Retry-After', async () => {
    const body = { promote: { catalog: '1.0.0' }, reason: 'r' };
    const response = await test.call('POST', '/envs/live/releases', { token, body, head: 1 });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.body.message).toContain('Nothing was changed');
    expect((await test.call('GET', '/envs/live/history', { token })).status).toBe(503);
  });

  it('lets a starting shop serve its last stored release', async () => {
    const ask = () => test.registry.releases.head('live');
    const live = createLiveRelease({ ask, cache: test.registry.cache, file: test.file });
    await expect(live.refresh()).rejects.toThrow();
    expect(live.current()?.assignments.catalog?.stable).toBe('1.0.0');
  });
});
