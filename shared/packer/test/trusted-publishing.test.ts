import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createRegistryClient } from '@shop/protocol';
import { makeScratchFolder, smallRemote } from '@shop/protocol/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { START_MS } from '../../../registry/src/testing/databases';
import { openTestIssuer, type TestIssuer } from '../../../registry/src/testing/test-issuer';
import { openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { asCommand } from '../src/commands/command-table';
import { publishingClient } from '../src/commands/pipeline-token';
import { publish } from '../src/commands/project';
import { upload } from '../src/commands/publish';
import { publishers } from '../src/commands/publishers';
import { writeProject } from './project-fixture';

const github = {
  ...{ repository: 'shop/gifts', run_id: '17' },
  workflow_ref: 'shop/gifts/.github/workflows/release.yml@refs/heads/main',
};
let issuer: TestIssuer;
let test: TestRegistry;
/** GitHub's endpoint for ID tokens, as a job sees it. */
let runner: { readonly url: string; status: number; close(): void };

beforeAll(async () => {
  issuer = await openTestIssuer('https://ops.shop.example/callback', {});
  test = await openTestRegistry({
    pipelineIssuers: [{ kind: 'github', issuer: issuer.settings.issuer }],
  });
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://runner');
    const isAllowed = request.headers.authorization === 'bearer of-the-job';
    const aud = searchParams.get('audience') ?? '';
    void issuer.idToken({ ...github, aud }, test.clock.now()).then((value) => {
      response.writeHead(isAllowed ? runner.status : 403).end(JSON.stringify({ value }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token?api-version=2`;
  runner = { url, status: 200, close: () => void server.close() };
  await manage(['add', 'gifts', 'shop/gifts'], { workflow: 'release.yml' });
}, START_MS);
beforeEach(() => void (runner.status = 200));
afterAll(async () => {
  runner.close();
  await test.close();
  await issuer.close();
});

const job = () => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: runner.url,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
});
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const anonymous = () => createRegistryClient({ url: test.address });
const manage = async (words: string[], options: Readonly<Record<string, string>> = {}) => {
  lines.length = 0;
  const client = createRegistryClient({ url: test.address, token: await test.token('admin') });
  return asCommand('publishers', publishers)({ words, options }, { client, log });
};

it('manages trusted publishers on the command line', async () => {
  await expect(manage(['add', 'cards'])).rejects.toThrow('Missing repository.');
  await manage(['add', 'cards', 'shop/cards'], { workflow: 'release.yml', 'ref-type': 'tag' });
  expect(lines).toEqual([
    'shop/cards, release.yml, for tags may publish cards. Its pipelines do not need SHOP_TOKEN.',
  ]);
  const { items } = (await manage(['cards'])) as { items: readonly { id: string }[] };
  expect(lines).toEqual([expect.stringMatching(/^\w{12} {2}shop\/cards, release\.yml, for tags \(http/)]);
  await manage(['remove', 'cards', items[0]?.id ?? '']);
  await manage(['cards']);
  expect(lines).toEqual(['cards has no trusted publishers.']);
});

it('publishes from a GitHub Actions job without a stored token', async () => {
  const client = await publishingClient(anonymous(), 'gifts', job());
  expect(client.hasToken).toBe(true);
  lines.length = 0;
  await upload(smallRemote('gifts', '1.0.0'), { client, log });
  expect(lines).toEqual([expect.stringContaining('Published gifts@1.0.0')]);
  expect(await client.call('/whoami')).toMatchObject({
    ...{ name: 'pipeline:shop/gifts', pipeline: { repository: 'shop/gifts' } },
  });
});

it('publishes a build with provenance only if its builder is the pipeline', async () => {
  const { dir, remove } = await makeScratchFolder();
  await writeProject(dir, { version: '1.1.0' });
  const before = { ...process.env };
  const send = () => publish({ words: [dir], options: {} }, { client: anonymous(), log });
  Object.assign(process.env, job(), {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_SERVER_URL: issuer.settings.issuer, GITHUB_RUN_ID: '17' },
    GITHUB_REPOSITORY: 'shop/cards',
  });
  await expect(send()).rejects.toThrow(/names the builder http:.*\/shop\/cards, but the pipeline/);
  process.env.GITHUB_REPOSITORY = 'shop/gifts';
  expect(await send()).toMatchObject({ version: '1.1.0', outcome: 'published' });
  process.env = before;
  const { body } = await test.call('GET', '/artifacts/gifts/1.1.0/provenance', {
    token: await test.token('viewer'),
  });
  expect(body).toMatchObject({ builderVerified: true, publishedFrom: { workflow: 'release.yml' } });
  await remove();
});

it('publishes with the ID token in a variable, as GitLab CI sets it', async () => {
  const idToken = await issuer.idToken({ ...github, aud: test.address }, test.clock.now());
  const client = await publishingClient(anonymous(), 'gifts', { SHOP_ID_TOKEN: idToken });
  expect(client.hasToken).toBe(true);
});

it('prefers a stored token, and stays anonymous outside of a pipeline', async () => {
  const stored = createRegistryClient({ url: test.address, token: 'reg_stored' });
  expect(await publishingClient(stored, 'gifts', job())).toBe(stored);
  const client = anonymous();
  expect(await publishingClient(client, 'gifts', {})).toBe(client);
});

it('explains what is wrong with the pipeline', async () => {
  await expect(publishingClient(anonymous(), 'cards', job())).rejects.toMatchObject({
    ...{ status: 403, message: expect.stringContaining('matches its "repository" (shop/gifts)') },
  });
  runner.status = 500;
  await expect(publishingClient(anonymous(), 'gifts', job())).rejects.toThrow(
    'GitHub did not issue an ID token for this job (500). Run the job again.',
  );
});
