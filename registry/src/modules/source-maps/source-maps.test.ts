import { sendSourceMaps } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorsOfRemote, ErrorWithSources } from '@shop/contracts/registry';
import { transform } from 'esbuild';
import { buffer } from 'node:stream/consumers';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { issueNonce } from '../telemetry/nonce';

let test: TestRegistry;
let publisher: string;
let viewer: string;

/** A built script and its source map. */
async function built() {
  const source = [
    'interface Cart { readonly items: readonly { readonly price: number }[] }',
    'export function totalOf(cart: Cart): number {',
    '  return cart.items.reduce((sum, { price }) => sum + price, 0);',
    '}',
  ].join('\n');
  const options = { loader: 'ts', minify: true, sourcemap: 'external', sourcefile: 'src/total.ts' } as const;
  const { code, map } = await transform(source, options);
  return { map, column: code.indexOf('.items') + 2 };
}

beforeAll(async () => {
  test = await openTestRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await test.registry.publisher.publish(smallRemote('cart', version), admin);
  // Recently released versions are kept by clean-up: all but 1.3.0.
  for (const [expected, version] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    const change = { kind: 'promote', versions: { cart: version } } as const;
    await test.registry.releases.change('live', change, { actor: admin, reason: 'r', expected, key: null });
  }
  publisher = await test.token('publisher', 'cart');
  viewer = await test.token('viewer');
}, START_MS);
afterAll(() => test.close());

async function put(address: string, maps: Readonly<Record<string, string>>, token = publisher) {
  const named = Object.entries(maps).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  const response = await fetch(`${test.address}/registry/v1${address}`, {
    method: 'PUT',
    body: new Uint8Array(await buffer(sendSourceMaps(new Map(named)))),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
  });
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
}

/** Reports an error as a page of a version, and reads it as an operator. */
async function thrown(version: string, message: string, stack: string): Promise<ErrorWithSources> {
  const until = test.clock.now().getTime() + 1000;
  const given = { cart: [version, 'stable'] } as const;
  const nonce = issueNonce(
    { env: 'live', seq: 1, session: message, weight: 0, given, until },
    test.registry.signingKey,
  );
  const event = { remote: 'cart', version, kind: 'error', message, stack };
  await test.call('POST', '/telemetry', { body: { nonce, events: [event] } });
  const list = await test.call('GET', '/envs/live/errors/cart', { token: viewer });
  const { items } = list.body as unknown as ErrorsOfRemote;
  const id = items.find((one) => one.message === message)?.id ?? '';
  const path = `/envs/live/errors/cart/${version}/${id}`;
  return (await test.call('GET', path, { token: viewer })).body as unknown as ErrorWithSources;
}

describe('source maps', () => {
  it('are accepted once for scripts of a stored version', async () => {
    const { map } = await built();
    const address = '/artifacts/cart/1.2.0/source-maps';
    expect(await put(address, { 'page.js.map': map })).toEqual([200, { added: 1 }]);
    expect(await put(address, { 'page.js.map': map })).toEqual([200, { added: 0 }]);
    expect(await put('/artifacts/cart/9.0.0/source-maps', { 'page.js.map': map })).toMatchObject([404, {}]);
    const refused: readonly Readonly<Record<string, string>>[] = [
      { 'server/remoteEntry.js.map': map },
      { 'other.js.map': map },
      { 'page.css.map': map },
      { 'remoteEntry.js.map': '{"version":2}' },
      { 'remoteEntry.js.map': 'no JSON' },
    ];
    for (const wrong of refused) expect(await put(address, wrong)).toMatchObject([422, {}]);
    expect((await put(address, {}, await test.token('publisher', 'catalog')))[0]).toBe(403);
    const { body } = await test.call('GET', '/audit', { token: viewer });
    expect(body.items).toContainEqual(
      expect.objectContaining({
        action: 'source-maps',
        detail: { remote: 'cart', version: '1.2.0', scripts: 1 },
      }),
    );
  });

  it('are not public, and not returned by any route', async () => {
    for (const origin of [test.shopAddress, test.address])
      for (const path of ['/remotes/cart/1.0.0/page.js.map', '/shell/main.0a1b2c3d.js.map'])
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    const { status } = await test.call('GET', '/artifacts/cart/1.0.0/source-maps', { token: viewer });
    expect(status).toBe(404);
  });

  it.each([
    ['Chrome', (at: string) => `TypeError: no items\n    at totalOf (${at})\n    at <anonymous>`, 'totalOf'],
    ['Firefox and Safari', (at: string) => `totalOf@${at}\n@native code`, 'totalOf'],
  ])('map a stack of %s to the sources', async (browser, stackAt, name) => {
    const { map, column } = await built();
    await put('/artifacts/cart/1.0.0/source-maps', { 'page.js.map': map });
    const stack = stackAt(`https://shop.example/remotes/cart/1.0.0/page.js:1:${column}`);
    const error = await thrown('1.0.0', `no items in ${browser}`, stack);
    expect(error.stack).toBe(stack);
    expect(error.frames).toMatchObject([{ name, source: 'src/total.ts', line: 3 }]);
    expect(error.frames[0]?.around.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(error.frames[0]?.around[2]?.text).toContain('cart.items.reduce');
  });

  it('of the shell are found by the names of its scripts', async () => {
    const { map, column } = await built();
    const shop = await test.token('shop');
    const address = '/envs/live/shell/source-maps';
    expect((await put(address, { 'main.12345678.js.map': map }))[0]).toBe(403);
    expect(await put(address, { 'main.12345678.js.map': map }, shop)).toEqual([200, { added: 1 }]);
    const stack = `at t (https://shop.example/shell/main.12345678.js:1:${column})`;
    expect((await thrown('1.0.0', 'in the shell', stack)).frames).toMatchObject([{ line: 3 }]);
    const read = () => Promise.reject(new Error('It already exists.'));
    expect(await test.registry.sourceMaps.saveOfShell(['main.12345678.js.map'], read)).toBe(0);
  });

  it('leave the stack unchanged if they are missing', async () => {
    const at = 'at a (https://shop.example/remotes/cart/1.1.0/page.js:1:20)';
    const { frames } = await thrown('1.1.0', 'no map', at);
    expect(frames).toEqual([{ text: at, name: 'a', source: null, line: 0, column: 0, around: [] }]);
    const unknown = await test.call('GET', '/envs/live/errors/cart/1.1.0/none', { token: viewer });
    expect(unknown.status).toBe(404);
  });

  it('are removed with the files of their version', async () => {
    const { map } = await built();
    const address = '/artifacts/cart/1.3.0/source-maps';
    expect(await put(address, { 'page.js.map': map })).toEqual([200, { added: 1 }]);
    const shop = await test.token('shop');
    await put('/envs/live/shell/source-maps', { 'main.87654321.js.map': map }, shop);
    const scripts = async () => {
      const rows = test.registry.database.db.selectFrom('registry_source_map').select(['version', 'script']);
      return (await rows.execute()).map(({ version, script }) => `${version} ${script}`);
    };
    const before = await scripts();
    test.clock.forward(40 * 24 * 60 * 60 * 1000);
    await test.registry.collect({ days: 30, dryRun: false }, admin);
    expect((await put(address, { 'page.js.map': map }))[0]).toBe(404);
    const left = await scripts();
    expect(left).toContainEqual(expect.stringContaining(' main.87654321.js'));
    expect(left.toSorted()).toEqual(before.filter((script) => script !== '1.3.0 page.js').toSorted());
  });
});
