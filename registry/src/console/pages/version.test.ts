import { newKeyPair } from '@shop/protocol';
import { signedRemote, smallRemote, smallSbom } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

const pair = newKeyPair();
/** An unregistered key. */
const otherPair = newKeyPair();
let test: TestRegistry;
let ops: TestConsole;
let owner: string;
let viewer: string;

beforeAll(async () => {
  test = await openTestRegistry();
  const { publisher, releases } = test.registry;
  await publisher.publish(smallRemote('catalog', '0.9.0'), admin);
  await publisher.publish(signedRemote(smallRemote('catalog', '1.0.0'), pair), admin);
  await publisher.publish(signedRemote(smallRemote('catalog', '0.9.5'), otherPair), admin);
  const first = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await releases.change('live', first, { actor: admin, reason: 'First', expected: 0, key: null });
  owner = await test.session('admin');
  viewer = await test.session('viewer');
  ops = await openTestConsole(test);
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

const page = async (path: string, session = viewer) =>
  (await ops.visit(`/ops/remotes/catalog${path}`, { session })).text;
const send = (path: string, form: Readonly<Record<string, string>>, session = owner) =>
  ops.visit(`/ops/remotes/catalog/keys${path}`, { session, form });

describe('the version page', () => {
  it('shows the builder, the commit, the pipeline and the packages', async () => {
    const text = await page('/versions/0.9.5');
    for (const words of [
      ...[
        'asha, in',
        'https://git.example/shop.git',
        '0123456789ab',
        'no uncommitted changes',
        '@shop/ui',
        'MIT',
      ],
      '<a href="https://git.example/shop/runs/7" rel="noreferrer">',
      'signed by an unregistered key',
    ])
      expect(text).toContain(words);
    expect(await page('')).toContain('href="/ops/remotes/catalog/versions/1.0.0"');
  });

  it('offers both files for download', async () => {
    const sbom = await ops.visit('/ops/remotes/catalog/versions/1.0.0/sbom.json', { session: viewer });
    expect([sbom.text, sbom.headers.get('content-disposition')]).toEqual([
      smallSbom,
      'attachment; filename="catalog-1.0.0.cdx.json"',
    ]);
    const statement = await ops.visit('/ops/remotes/catalog/versions/1.0.0/provenance.json', {
      session: viewer,
    });
    expect(JSON.parse(statement.text)).toMatchObject({ payloadType: 'application/vnd.in-toto+json' });
    expect((await ops.visit('/ops/remotes/catalog/versions/1.0.0/sbom.json')).status).toBe(401);
  });

  it('shows a version from an older packer as unsigned, with unknown provenance', async () => {
    const text = await page('/versions/0.9.0');
    for (const words of ['not signed', 'unknown', 'published without a bill of materials']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Download');
    expect(await ops.visit('/ops/remotes/catalog/versions/7.0.0', { session: viewer })).toMatchObject({
      status: 404,
      text: expect.stringContaining('catalog@7.0.0 was never published'),
    });
  });
});

describe('the keys page', () => {
  it('is readable by everyone and can be changed by admins', async () => {
    expect(await page('/keys')).toContain('Only admins can register and revoke keys.');
    expect(await page('/keys')).not.toContain('<form class="slip"');
    expect((await send('', { name: 'ci', publicKey: pair.publicKey }, viewer)).status).toBe(403);
  });

  it('keeps refused input, with the reason', async () => {
    const refused = await send('', { name: 'My key', publicKey: 'not a key' });
    expect(refused.status).toBe(422);
    for (const words of ['value="My key"', '>not a key</textarea>', 'This is not a public ed25519 key']) {
      expect(refused.text).toContain(words);
    }
  });

  it('registers and revokes a key, which changes the signature state of live versions', async () => {
    const added = await send('', { name: 'ci', publicKey: pair.publicKey });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/ops/remotes/catalog/keys']);
    expect(await page('')).toContain('signed by ci');
    const change = await ops.visit('/ops/change?kind=promote&remote=catalog&version=0.9.0', {
      session: owner,
    });
    expect(change.text).toContain('catalog@0.9.0 is not signed. catalog requires signed versions');
    expect((await send('/revoke', { id: pair.id, reason: '' })).status).toBe(422);
    expect((await send('/revoke', { id: pair.id, reason: 'On a lost laptop' })).status).toBe(303);
    expect(await page('/keys')).toContain('“On a lost laptop”');
    expect(await page('/keys', owner)).not.toContain('Revoke a key');
    for (const path of ['', '/versions/1.0.0']) expect(await page(path)).toContain('“On a lost laptop”');
    expect((await ops.visit('/ops', { session: viewer })).text).toContain('1.0.0 signed by a revoked key');
    const compatibility = await ops.visit('/ops/compatibility', { session: viewer });
    expect(compatibility.text).toContain('“On a lost laptop”');
  });
});
