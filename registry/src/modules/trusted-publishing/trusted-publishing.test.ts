import type { PackedRemote } from '@shop/protocol';
import { archiveOf, signedRemote, smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TrustedPublisher } from '@shop/contracts/registry';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { openTestIssuer, type TestIssuer } from '../../testing/test-issuer';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

const origin = 'https://ops.shop.example';
let issuer: TestIssuer;
let gitlab: TestIssuer;
let test: TestRegistry;
let owner: string;
/** Each test has its own remote. */
let mine: string;
let tests = 0;

beforeAll(async () => {
  issuer = await openTestIssuer(`${origin}/callback`, {});
  gitlab = await openTestIssuer(`${origin}/callback`, {});
  test = await openTestRegistry({
    origin,
    pipelineIssuers: [
      { kind: 'github', issuer: issuer.settings.issuer },
      { kind: 'gitlab', issuer: gitlab.settings.issuer },
    ],
  });
  owner = await test.token('admin');
});
afterAll(async () => {
  await test.close();
  await issuer.close();
  await gitlab.close();
});
beforeEach(() => {
  tests += 1;
  mine = `gifts-${tests}`;
});

const ofGithub = {
  ...{ aud: origin, repository: 'shop/gifts', repository_id: '74', run_id: '17', sha: 'a'.repeat(40) },
  workflow_ref: 'shop/gifts/.github/workflows/release.yml@refs/heads/main',
};
const idToken = (claims: object = {}) => issuer.idToken({ ...ofGithub, ...claims }, test.clock.now());
const trust = (conditions: object = {}, token = owner) =>
  test.call('POST', `/trusted-publishers/${mine}`, {
    token,
    body: {
      ...{ issuer: issuer.settings.issuer, repository: 'shop/gifts', workflow: 'release.yml' },
      ...conditions,
    },
  });
const exchange = (token: string, remote = mine) =>
  test.call('POST', '/pipeline-tokens', { body: { remote, token } });
const pipelineToken = async () => String((await exchange(await idToken())).body.token);
const whoami = async (token: string) => (await test.call('GET', '/whoami', { token })).status;
const put = async (packed: PackedRemote, token: string) => {
  const { remote, version } = packed.artifact;
  const response = await fetch(`${test.address}/registry/v1/artifacts/${remote}/${version}`, {
    method: 'PUT',
    body: new Uint8Array(await archiveOf(packed)),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
  });
  return { status: response.status, text: await response.text() };
};
const latestAudit = async () => (await listAudit(test.registry.database.db, { before: maxId, limit: 1 }))[0];

describe('a trusted publisher', () => {
  it('is managed by admins, and recorded in the audit log', async () => {
    for (const role of ['viewer', 'publisher', 'releaser', 'operator'] as const)
      expect((await trust({}, await test.token(role))).status).toBe(403);
    const added = await trust({ environment: 'live' });
    expect([added.status, added.body]).toEqual([201, expect.objectContaining({ environment: 'live' })]);
    expect(await latestAudit()).toMatchObject({
      ...{ action: 'publisher-add', detail: { remote: mine, repository: 'shop/gifts' } },
    });
    expect((await trust({ environment: 'live' })).status).toBe(409);
    expect((await trust({ workflow: undefined })).status).toBe(422);
    const { id } = added.body as unknown as TrustedPublisher;
    const viewer = await test.token('viewer');
    const list = await test.call('GET', `/trusted-publishers/${mine}`, { token: viewer });
    expect(list.body).toMatchObject({ audience: origin, items: [{ id, workflow: 'release.yml' }] });
    const path = `/trusted-publishers/${mine}/${id}`;
    expect((await test.call('DELETE', path, { token: viewer })).status).toBe(403);
    expect((await test.call('DELETE', path, { token: owner })).status).toBe(204);
    expect((await test.call('DELETE', path, { token: owner })).status).toBe(404);
    expect(await latestAudit()).toMatchObject({ action: 'publisher-remove', detail: { id } });
  });

  it('publishes and previews its remote for a quarter of an hour, and can do nothing else', async () => {
    await trust();
    const issued = await exchange(await idToken());
    expect([issued.status, issued.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(await latestAudit()).toMatchObject({
      ...{ action: 'pipeline-token', actor: 'pipeline:shop/gifts', actorKind: 'token' },
      detail: { remote: mine, commit: 'a'.repeat(40) },
    });
    const token = String(issued.body.token);
    const body = { reason: 'for the test' };
    const head = (await test.registry.releases.head('live'))?.seq ?? 0;
    expect((await put(smallRemote(mine, '1.0.0'), token)).status).toBe(201);
    const refused = [
      await put(smallRemote('cards', '1.0.0'), token),
      await test.call('POST', '/envs/live/releases', {
        ...{ token, head, body: { ...body, promote: { [mine]: '1.0.0' } } },
      }),
      await test.call('POST', `/envs/live/canaries/${mine}:start`, {
        ...{ token, head, body: { ...body, version: '1.0.0', bps: 100 } },
      }),
      await test.call('POST', '/envs/live/previews', {
        ...{ token, head, body: { ...body, remote: 'cards', version: '1.0.0' } },
      }),
      await test.call('POST', `/keys/${mine}`, { token, body: { name: 'ci', publicKey: 'x' } }),
      await test.call('GET', '/tokens', { token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    await put(smallRemote(mine, '1.1.0'), token);
    const promote = { kind: 'promote', versions: { [mine]: '1.0.0' } } as const;
    await test.registry.releases.change('live', promote, {
      ...{ actor: admin, reason: 'for the test', expected: head, key: null },
    });
    const preview = { ...body, remote: mine, version: '1.1.0', minutes: 60 };
    const previewed = await test.call('POST', '/envs/live/previews', {
      ...{ token, head: head + 1, body: preview },
    });
    expect(previewed.status).toBe(201);
    test.clock.forward(15 * 60_000 - 1);
    expect(await whoami(token)).toBe(200);
    test.clock.forward(1);
    const late = await test.call('GET', '/whoami', { token });
    expect([late.status, late.body.message]).toEqual([
      401,
      expect.stringContaining('Run the pipeline again'),
    ]);
  });

  it('can use an ID token once, even after its own token has expired', async () => {
    await trust();
    const token = await issuer.idToken(
      { ...ofGithub, exp: test.clock.now().getTime() / 1000 + 7200 },
      test.clock.now(),
    );
    const statuses = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
    test.clock.forward(60 * 60_000);
    await exchange(await idToken());
    expect((await exchange(token)).body.message).toBe('This ID token was used before. Request a new one.');
  });

  it('loses its tokens when it is removed', async () => {
    const { id } = (await trust()).body as unknown as TrustedPublisher;
    const token = await pipelineToken();
    expect(await whoami(token)).toBe(200);
    await test.call('DELETE', `/trusted-publishers/${mine}/${id}`, { token: owner });
    expect(await whoami(token)).toBe(401);
  });
});

describe('a pipeline that is not trusted', () => {
  const message = async (claims: object, remote = mine) => {
    const { status, body } = await exchange(await idToken(claims), remote);
    return [status, body.message];
  };

  it('learns which of its claims differ, and nothing about the trusted ones', async () => {
    await trust({ environment: 'live' });
    const refused = (claims: string) => [
      403,
      `This pipeline may not publish ${mine}: no trusted publisher of ${mine} matches its ${claims}.`,
    ];
    const other = '"repository" (shop/cards)';
    expect(await message({ repository: 'shop/cards' })).toEqual(refused(other));
    expect(await message({})).toEqual(refused('"environment" (missing)'));
    const workflow = 'shop/gifts/.github/workflows/test.yml@refs/heads/main';
    expect(await message({ workflow_ref: workflow, environment: 'live' })).toEqual(
      refused('"workflow_ref" (test.yml)'),
    );
    mine = 'never-heard-of';
    expect(await message({ repository: 'shop/cards' })).toEqual(refused(other));
  });

  it('includes a repository that was created again under the same name', async () => {
    await trust();
    await pipelineToken();
    expect(await message({ repository_id: '75' })).toEqual([
      403,
      expect.stringContaining('its ID ("repository_id") differs'),
    ]);
  });

  it('includes a pipeline of a different issuer with the same claims', async () => {
    await trust();
    const token = await gitlab.idToken({ aud: origin, project_path: 'shop/gifts' }, test.clock.now());
    expect((await exchange(token)).body.message).toContain('matches its "project_path" (shop/gifts)');
  });
});

it('trusts pipelines of GitLab by their project, ref and environment', async () => {
  const body = { issuer: gitlab.settings.issuer, repository: 'shop/web/gifts', refType: 'tag' };
  await test.call('POST', `/trusted-publishers/${mine}`, { token: owner, body });
  const claims = { aud: origin, project_path: 'shop/web/gifts', project_id: '22', job_id: '302' };
  const token = (refType: string) => gitlab.idToken({ ...claims, ref_type: refType }, test.clock.now());
  expect((await exchange(await token('branch'))).body.message).toContain('"ref_type" (branch)');
  const { body: issued } = await exchange(await token('tag'));
  await put(smallRemote(mine, '1.0.0'), String(issued.token));
  const { body: found } = await test.call('GET', `/artifacts/${mine}/1.0.0/provenance`, { token: owner });
  expect(found.publishedFrom).toMatchObject({
    run: `${gitlab.settings.issuer}/shop/web/gifts/-/jobs/302`,
  });
});

describe('the provenance of a version', () => {
  const provenance = async (version: string) =>
    (await test.call('GET', `/artifacts/${mine}/${version}/provenance`, { token: owner })).body;
  /** A version whose statement names a builder. */
  const builtBy = (version: string, builder: string, run: string): PackedRemote => {
    const packed = signedRemote(smallRemote(mine, version), null);
    const envelope = JSON.parse(packed.attached?.attestation ?? '') as { payload: string };
    const statement = Buffer.from(envelope.payload, 'base64')
      .toString('utf8')
      .replace('https://git.example/shop/runs/7', run)
      .replace('"id":"https://git.example/shop"', `"id":"${builder}"`);
    const attestation = JSON.stringify({ ...envelope, payload: Buffer.from(statement).toString('base64') });
    return { ...packed, attached: { ...packed.attached, attestation } };
  };

  it('names the pipeline that published it', async () => {
    await trust();
    expect((await put(smallRemote(mine, '1.0.0'), await pipelineToken())).status).toBe(201);
    expect(await provenance('1.0.0')).toMatchObject({
      publishedFrom: { repository: 'shop/gifts', workflow: 'release.yml', commit: 'a'.repeat(40) },
      builderVerified: null,
    });
    await put(smallRemote(mine, '1.1.0'), owner);
    expect(await provenance('1.1.0')).toMatchObject({ publishedFrom: null, builderVerified: null });
  });

  it('must name its repository and run as the builder, if it is attached', async () => {
    await trust();
    const token = await pipelineToken();
    const repository = `${issuer.settings.issuer}/shop/gifts`;
    const run = `${repository}/actions/runs/17`;
    const cases = [
      ['https://git.example/shop', run, 'names the builder https://git.example/shop, but'],
      ['urn:shop-remote:by-hand', run, 'names the builder urn:shop-remote:by-hand, but'],
      [repository, `${repository}/actions/runs/18`, `but the pipeline that published it is ${run}`],
    ] as const;
    for (const [builder, theirs, words] of cases) {
      const { status, text } = await put(builtBy('1.0.0', builder, theirs), token);
      expect([status, text]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await put(builtBy('1.0.0', repository, run), token)).status).toBe(201);
    expect(await provenance('1.0.0')).toMatchObject({ builder: repository, builderVerified: true });
  });
});

it('is off without a configured issuer', async () => {
  const other = await openTestRegistry();
  const { status } = await other.call('POST', '/pipeline-tokens', { body: { remote: mine, token: 'x' } });
  expect(status).toBe(404);
  await other.close();
});
