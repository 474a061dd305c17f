import { newKeyPair, type PackedRemote } from '@shop/protocol';
import { archiveOf, signedRemote, smallRemote, smallSbom } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EnvState, Plan, PublisherKey } from '@shop/contracts/registry';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { openTestRegistry, type TestResponse, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let owner: string;
let operator: string;
/** Each test has a new remote and key pair. */
let mine: string;
let pair: ReturnType<typeof newKeyPair>;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry({ archiveLimit: 200_000 });
  owner = await test.token('admin');
  operator = await test.token('operator');
});
afterAll(() => test.close());
beforeEach(() => {
  tests += 1;
  mine = `gifts-${tests}`;
  pair = newKeyPair();
});

const put = async (packed: PackedRemote): Promise<Pick<TestResponse, 'status' | 'body'>> => {
  const { remote, version } = packed.artifact;
  const response = await fetch(`${test.address}/registry/v1/artifacts/${remote}/${version}`, {
    method: 'PUT',
    body: new Uint8Array(await archiveOf(packed)),
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/x-tar' },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const register = (remote = mine, { publicKey } = pair, token = owner) =>
  test.call('POST', `/keys/${remote}`, { token, body: { name: 'ci', publicKey } });
const revoke = (id = pair.id, token = owner) =>
  test.call('POST', `/keys/${mine}/${id}/revoke`, { token, body: { reason: 'On a lost laptop' } });
const signed = (version: string, by: typeof pair | null = pair) =>
  signedRemote(smallRemote(mine, version), by);
const get = (path: string) => test.call('GET', path, { token: operator });
const provenance = async (version: string) => (await get(`/artifacts/${mine}/${version}/provenance`)).body;

const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const change = async (path: string, body: object = {}) =>
  test.call('POST', `/envs/live${path}`, {
    ...{ token: operator, head: await head() },
    body: { reason: 'for the test', ...body },
  });
const promote = (version: string) => change('/releases', { promote: { [mine]: version } });
const plan = async (body: object) => (await change('/plan', body)).body as unknown as Plan;

describe('a key', () => {
  it('can only be registered and revoked by admins, and both are recorded in the audit log', async () => {
    expect((await register(mine, pair, operator)).status).toBe(403);
    const added = await register();
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ id: pair.id, revoked: null }),
    ]);
    expect((await register()).status).toBe(409);
    expect((await revoke(pair.id, operator)).status).toBe(403);
    expect((await revoke()).body).toMatchObject({ revoked: { reason: 'On a lost laptop' } });
    expect((await revoke()).status).toBe(404);
    expect((await register()).body.message).toContain('A revoked key cannot be added again');
    const rows = await listAudit(test.registry.database.db, { before: maxId, limit: 2 });
    expect(rows).toMatchObject([
      { action: 'key-revoke', reason: 'On a lost laptop', detail: { remote: mine, id: pair.id } },
      { action: 'key-add', detail: { remote: mine, id: pair.id, name: 'ci' } },
    ]);
    const { items } = (await get(`/keys/${mine}`)).body as { items: PublisherKey[] };
    expect(items.map(({ id }) => id)).toEqual([pair.id]);
  });

  it.each([
    [{ name: 'ci', publicKey: 'no key' }, 'This is not a public ed25519 key'],
    [{ name: 'ci', publicKey: newKeyPair().privateKey }, 'This is a private key'],
    [{ name: 'c\ni', publicKey: 'x' }, '"name" must have at most 60'],
    [{ name: 'ci' }, '"publicKey" must be a public ed25519 key in PEM.'],
  ])('is refused with 422 when it is invalid: %#', async (body, words) => {
    const refused = await test.call('POST', `/keys/${mine}`, { token: owner, body });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe('a remote without keys', () => {
  it('accepts versions from older packers, and shows that they are not signed', async () => {
    expect((await put(smallRemote(mine, '1.0.0'))).status).toBe(201);
    expect((await promote('1.0.0')).status).toBe(201);
    expect(await provenance('1.0.0')).toMatchObject({
      signature: { state: 'unsigned', required: false, message: `${mine}@1.0.0 is not signed.` },
      ...{ attested: false, builtBy: null, packages: [], packagesFrom: null },
    });
    expect((await get(`/artifacts/${mine}/1.0.0/sbom`)).status).toBe(404);
  });

  it('accepts signed and unsigned statements, and shows their provenance', async () => {
    expect((await put(signed('1.0.0', null))).status).toBe(201);
    expect((await put(signed('1.1.0'))).status).toBe(201);
    expect(await provenance('1.1.0')).toMatchObject({
      signature: { state: 'unknown', required: false, key: { id: pair.id, name: null } },
      ...{
        builtBy: 'asha',
        builder: 'https://git.example/shop',
        pipeline: 'https://git.example/shop/runs/7',
      },
      ...{ commit: '0123456789abcdef0123456789abcdef01234567', dirty: false },
      packagesFrom: 'build',
      packages: [{ name: '@shop/ui', version: '1.0.0', licences: ['MIT'] }],
    });
    const listed = await get(`/artifacts/${mine}`);
    expect(listed.body.items).toMatchObject([
      { version: '1.1.0', signature: { state: 'unknown' } },
      { version: '1.0.0', signature: { state: 'unsigned' } },
    ]);
  });

  it('returns both files byte for byte', async () => {
    const packed = signed('1.0.0');
    await put(packed);
    const text = async (file: string) => {
      const response = await fetch(`${test.address}/registry/v1/artifacts/${mine}/1.0.0/${file}`, {
        headers: { authorization: `Bearer ${operator}` },
      });
      return [response.headers.get('content-type'), await response.text()];
    };
    expect(await text('attestation')).toEqual([
      'application/vnd.dsse.envelope.v1+json',
      packed.attached?.attestation,
    ]);
    expect(await text('sbom')).toEqual(['application/vnd.cyclonedx+json', smallSbom]);
  });

  it('refuses provenance that is unreadable or of another version with 422', async () => {
    const other = signed('1.0.0');
    const tampered = { ...smallRemote(mine, '1.0.0', { text: 'evil' }), attached: other.attached };
    const moved = {
      ...smallRemote(mine, '1.0.0', { routes: [{ path: '/pay-here', module: 'page' }] }),
      attached: other.attached,
    };
    const cases: [PackedRemote, string][] = [
      [tampered, 'were changed afterwards'],
      [moved, 'runs the files differently than its provenance specifies'],
      [
        { ...smallRemote(mine, '1.1.0'), attached: other.attached },
        `is for ${mine}@1.0.0, not for ${mine}@1.1.0`,
      ],
      [
        { ...other, attached: { ...other.attached, sbom: smallSbom.replace('MIT', 'ISC') } },
        'bill of materials',
      ],
      [{ ...other, attached: { sbom: '{"bomFormat":"SPDX"}' } }, 'is not a CycloneDX document'],
      [
        { ...other, attached: { attestation: '{"payload":7}' } },
        'The envelope of the provenance is invalid:',
      ],
    ];
    for (const [packed, words] of cases) {
      const { status, body } = await put(packed);
      expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await get(`/artifacts/${mine}/1.0.0`)).status).toBe(404);
  });

  it('only links to pipelines with an HTTP address', async () => {
    const packed = signed('1.0.0', null);
    const envelope = JSON.parse(packed.attached?.attestation ?? '') as { payload: string };
    const statement = Buffer.from(envelope.payload, 'base64').toString('utf8');
    const payload = Buffer.from(
      statement.replace('https://git.example/shop/runs/7', 'javascript:alert(1)'),
    ).toString('base64');
    await put({
      ...packed,
      attached: { ...packed.attached, attestation: JSON.stringify({ ...envelope, payload }) },
    });
    expect((await provenance('1.0.0')).pipeline).toBeNull();
  });
});

describe('a remote with keys', () => {
  it('accepts versions signed with one of them, and refuses all others with the reason', async () => {
    await register();
    expect((await put(signed('1.0.0'))).status).toBe(201);
    expect(await provenance('1.0.0')).toMatchObject({
      signature: { state: 'signed', required: true, key: { id: pair.id, name: 'ci' } },
    });
    const theirs = newKeyPair();
    await register('cards', theirs);
    const stolen = signed('1.1.0', theirs);
    const envelope = JSON.parse(stolen.attached?.attestation ?? '') as { signatures: { sig: string }[] };
    const forged = { ...envelope, signatures: [{ keyid: pair.id, sig: envelope.signatures[0]?.sig ?? '' }] };
    const refusals: [PackedRemote, number, string][] = [
      [smallRemote(mine, '1.1.0'), 403, 'is not signed'],
      [signed('1.1.0', null), 403, `${mine} requires signed versions`],
      [signed('1.1.0', newKeyPair()), 403, 'by a key that is not registered'],
      [stolen, 403, `That is a key of cards, not of ${mine}.`],
      [
        { ...stolen, attached: { ...stolen.attached, attestation: JSON.stringify(forged) } },
        ...([422, 'was not made with the key ci'] as const),
      ],
    ];
    for (const [packed, status, words] of refusals) {
      const refused = await put(packed);
      expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await get(`/artifacts/${mine}/1.1.0`)).status).toBe(404);
  });

  it('does not release an earlier unsigned version until the same files are signed', async () => {
    for (const version of ['1.0.0', '1.1.0']) await put(smallRemote(mine, version));
    await promote('1.0.0');
    await register();
    const refused = await promote('1.1.0');
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        message: expect.stringContaining(`${mine}@1.1.0 is not signed. ${mine} requires signed versions`),
        problems: [expect.objectContaining({ subject: 'signature', version: '1.1.0' })],
      }),
    ]);
    const canary = { version: '1.1.0', bps: 1000 };
    expect((await change(`/canaries/${mine}:start`, canary)).status).toBe(422);
    expect((await change('/previews', { remote: mine, version: '1.1.0' })).status).toBe(422);
    expect((await put(smallRemote(mine, '1.1.0'))).body.outcome).toBe('unchanged');
    expect((await put(signed('1.1.0'))).body).toMatchObject({ outcome: 'unchanged', signed: true });
    expect((await put(signed('1.1.0'))).body.outcome).toBe('unchanged');
    expect((await promote('1.1.0')).status).toBe(201);
  });

  it('keeps versions of a revoked key live and marked, refuses to promote them, and still allows rollbacks to them', async () => {
    await register();
    const spare = newKeyPair();
    await register(mine, spare);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await put(signed(version));
    await promote('1.0.0');
    await promote('1.1.0');
    await revoke();
    const reason =
      /is signed by the key ci \(\w{8}\), which \w+ of the test revoked at .*: “On a lost laptop”/;
    const refused = await promote('1.2.0');
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(reason)]);
    expect((await put(signed('1.3.0'))).body.message).toMatch(reason);
    const state = (await get('/envs/live')).body as unknown as EnvState;
    expect(state.release?.assignments[mine]?.stable).toBe('1.1.0');
    expect(state.signatures.filter(({ remote }) => remote === mine)).toMatchObject([
      { version: '1.1.0', state: 'revoked', message: expect.stringMatching(reason) },
    ]);
    const { problems, warnings } = await plan({ rollback: mine });
    expect([problems, warnings.filter(({ remote }) => remote === mine)]).toMatchObject([
      [],
      [{ version: '1.0.0', subject: 'signature' }],
    ]);
    expect((await change('/releases', { rollback: mine })).status).toBe(201);
    expect((await put(signed('1.2.0', spare))).body).toMatchObject({ outcome: 'unchanged', signed: true });
    expect((await promote('1.2.0')).status).toBe(201);
  });

  it('does not let the canary of a version with a revoked key grow, but lets it be aborted', async () => {
    await put(smallRemote(mine, '1.0.0'));
    await promote('1.0.0');
    await register();
    await put(signed('1.1.0'));
    expect((await change(`/canaries/${mine}:start`, { version: '1.1.0', bps: 1000 })).status).toBe(201);
    await revoke();
    expect((await change(`/canaries/${mine}:advance`, { bps: 5000 })).status).toBe(422);
    expect((await change(`/canaries/${mine}:promote`)).status).toBe(422);
    expect((await change(`/canaries/${mine}:abort`)).status).toBe(201);
  });
});
