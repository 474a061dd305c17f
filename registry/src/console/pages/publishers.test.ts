import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

const page = '/ops/remotes/catalog/publishers';
const github = 'https://token.actions.githubusercontent.com';
let test: TestRegistry;
let ops: TestConsole;

beforeAll(async () => {
  test = await openTestRegistry({
    origin: 'https://ops.shop.example',
    pipelineIssuers: [{ kind: 'github', issuer: github }],
  });
  await test.registry.publisher.publish(smallRemote('catalog', '1.0.0'), {
    ...admin,
    pipeline: {
      ...{ issuer: github, repository: 'shop/catalog', repositoryUrl: 'https://github.com/shop/catalog' },
      ...{ workflow: 'release.yml', environment: null, ref: 'refs/heads/main', commit: 'a'.repeat(40) },
      run: 'https://github.com/shop/catalog/actions/runs/17',
    },
  });
  ops = await openTestConsole(test);
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

it('shows the pipelines to everyone, and the forms to admins only', async () => {
  const { text } = await ops.visit(page, { session: await test.session('operator') });
  for (const words of ['catalog has no trusted publishers', 'https://ops.shop.example', 'Only admins'])
    expect(text).toContain(words);
  expect(text).not.toContain('<form class="slip"');
});

it('adds and removes a pipeline, and keeps the input of a refused form', async () => {
  const session = await test.session('admin');
  const send = (form: Readonly<Record<string, string>>, path = '') =>
    ops.visit(page + path, { session, form });
  const refused = await send({ issuer: github, repository: 'shop/"catalog"', workflow: 'release.yml' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('must be a path such as shop/gifts');
  expect(refused.text).toContain('value="shop/&quot;catalog&quot;"');
  const fields = { issuer: github, repository: ' shop/catalog ', workflow: 'release.yml', refType: '' };
  expect((await send(fields)).status).toBe(303);
  const { text } = await ops.visit(page, { session });
  expect(text).toContain('shop/catalog');
  const id = /name="id" value="(\w+)"/.exec(text)?.[1] ?? '';
  expect((await send({ id }, '/remove')).status).toBe(303);
  expect((await send({ id }, '/remove')).status).toBe(404);
});

it('names the pipeline on the version page', async () => {
  const session = await test.session('viewer');
  const { text } = await ops.visit('/ops/remotes/catalog/versions/1.0.0', { session });
  expect(text).toContain('href="https://github.com/shop/catalog/actions/runs/17"');
  expect(text).toContain('href="/ops/remotes/catalog/publishers"');
});

it('lets publishers list previews, but not promote', async () => {
  const session = await test.session('publisher', 'catalog');
  const change = async (kind: string, remote = 'catalog') =>
    (await ops.visit(`/ops/change?kind=${kind}&remote=${remote}&version=1.0.0`, { session })).text;
  expect(await change('preview')).not.toContain('You have read access only');
  expect(await change('preview', 'cards')).toContain(
    'Its publishers and releasers, operators and admins can',
  );
  expect(await change('promote')).toContain('Its releasers, operators and admins can make this change.');
});
