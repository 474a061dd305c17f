import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newKeyPair } from '@shop/protocol';
import { everywhere, type Registry } from '@shop/registry';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slotSizes, storeContract, type RemoteDescriptor } from '@shop/contracts';
import {
  admin,
  openTestRegistry,
  testShell,
  type TestRegistry,
} from '../../../registry/src/testing/test-registry';
import { home } from '../home';
import { type Build, writeBuildRecord } from './build';
import { searchedReleases, publishRemotes } from './publish-remotes';

let test: TestRegistry;
let registry: Registry;
let output: string[];
beforeEach(async () => {
  output = [];
  test = await openTestRegistry();
  ({ registry } = test);
  await registry.releases.setShell('live', { ...testShell, storeContract, slots: slotSizes }, admin);
});
afterEach(() => test.close());

/** A build of a checkout's cart remote with a version, as input for publishing. Other sources have other files. */
async function built(version: string, source: string): Promise<Build> {
  const out = path.join(test.dir, `build-${version}-${source}`);
  const modules = ['cart-panel', 'wishlist-panel', 'cart-page'];
  await mkdir(path.join(out, 'browser'), { recursive: true });
  await mkdir(path.join(out, 'server'), { recursive: true });
  await writeFile(path.join(out, 'browser/remoteEntry.js'), source);
  const assets = Object.fromEntries(modules.map((module) => [module, { js: [], css: [] }]));
  await writeFile(path.join(out, 'browser/build-manifest.json'), JSON.stringify({ exposes: assets }));
  await writeFile(path.join(out, 'server/remoteEntry.cjs'), version);
  const file = path.join(home, 'mfe-cart/remote.json');
  const descriptor = JSON.parse(await readFile(file, 'utf8')) as RemoteDescriptor;
  const remote = {
    descriptor,
    globalName: `cart_${version}`.replace(/\W/g, '_'),
    serverEntry: 'remoteEntry.cjs',
    required: {},
    provided: { '@shop/ui': '1.0.0' },
  };
  writeBuildRecord(out, { source, version, git: null, remote });
  return { dir: out, version, source, use: (work) => work() };
}

const start = async (version: string, source = version) => {
  const history = await registry.history('live', searchedReleases);
  const log = (line: string) => void output.push(line);
  await publishRemotes(new Map([['cart', await built(version, source)]]), registry, history, log);
};
const stable = () => test.live.current()?.assignments.cart?.stable;

/** Starts make releases 1 to 3; in release 4, operators promote the build of the second start. */
async function placeByOps(): Promise<void> {
  for (const version of ['1.0.0', '1.0.0-dev.one', '1.0.0']) await start(version);
  const ops = everywhere('asha', 'operator');
  const back = { kind: 'promote', versions: { cart: '1.0.0-dev.one' } } as const;
  await registry.releases.change('live', back, { actor: ops, reason: 'better', expected: 3, key: null });
  output = [];
}

describe('a start', () => {
  it('makes its builds live, as does the next start', async () => {
    await start('1.0.0');
    expect([stable(), output]).toEqual(['1.0.0', ['Release 1 is live: cart@1.0.0']]);
    await start('1.0.0-dev.one');
    expect(stable()).toBe('1.0.0-dev.one');
    await start('1.0.0-dev.one');
    expect(output.at(-1)).toBe('Release 2 is live.');
    await start('1.0.0');
    expect(stable()).toBe('1.0.0');
  });

  it('keeps versions that operators have promoted, and logs that', async () => {
    await placeByOps();
    await start('1.0.0-dev.two');
    expect(stable()).toBe('1.0.0-dev.one');
    expect(output).toEqual([
      'cart@1.0.0-dev.two is published; operators have promoted 1.0.0-dev.one, which stays live.',
      'Release 4 is live.',
    ]);
  });

  it('keeps a version that was published with different contents, and logs that', async () => {
    await start('1.0.0', 'an earlier build of the server');
    await start('1.0.0', 'the build after an upgrade');
    expect(stable()).toBe('1.0.0');
    expect(output.slice(1)).toEqual([
      'cart@1.0.0 was already published with different contents; 1.0.0 is live.',
      'Release 1 is live.',
    ]);
    expect(await readFile(path.join(test.dir, 'artifacts/cart/1.0.0/remoteEntry.js'), 'utf8')).toBe(
      'an earlier build of the server',
    );
    await start('1.1.0');
    await start('1.0.0', 'a build after a rollback of the server');
    expect([stable(), output.at(-1)]).toEqual(['1.1.0', 'Release 2 is live.']);
  });

  it('skips an unsigned build of a remote that has keys, and logs that', async () => {
    await placeByOps();
    const { publicKey } = newKeyPair();
    await registry.publisherKeys.add('cart', { name: 'ci', publicKey }, admin);
    await start('1.0.0-dev.three');
    expect(stable()).toBe('1.0.0-dev.one');
    expect(output).toEqual([
      expect.stringMatching(
        /^cart@1\.0\.0-dev\.three is not published: cart@1\.0\.0-dev\.three is not signed\. cart requires signed versions/,
      ),
      'Release 4 is live.',
    ]);
  });
});
