import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let owner: string;

const grounds = { actor: admin, reason: 'for the test' };

beforeAll(async () => {
  test = await openTestRegistry();
  const { publisher, releases, environments } = test.registry;
  for (const version of ['1.0.0', '1.1.0']) await publisher.publish(smallRemote('catalog', version), admin);
  const first = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await releases.change('live', first, { ...grounds, expected: 0, key: null });
  owner = await test.session('admin');
  ops = await openTestConsole(test);
  expect((await read('/ops')).includes('aria-label="Environment"')).toBe(false);
  await environments.add('staging', grounds);
  const second = { kind: 'promote', versions: { catalog: '1.1.0' } } as const;
  await releases.change('staging', second, { ...grounds, expected: 0, key: null });
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

const read = async (path: string) => (await ops.visit(path, { session: owner })).text;

it('pages of an environment show its name and state, and only link to its own pages', async () => {
  const [live, staging] = [await read('/ops'), await read('/ops/in/staging')];
  expect(live).toContain('<h1>What is live</h1>');
  expect(live).toContain('<li><a href="/ops" aria-current="true">live</a></li>');
  expect(live).toContain('<span class="code">1.0.0</span>');
  expect(staging).toContain('<h1>What is live in staging</h1>');
  expect(staging).toContain('<span class="code">1.1.0</span>');
  // Apart from assets, only the environment menu links to other environments.
  const elsewhere = staging.match(/ (?:href|action)="\/ops(?!\/in\/|\/assets\/)[^"]*"/g);
  expect(elsewhere).toEqual([' href="/ops"']);
  expect(staging).toContain('data-console="/ops/in/staging"');
  const rollouts = await read('/ops/in/staging/rollouts');
  expect(rollouts).toContain('<a href="/ops/rollouts">live</a>');
  const back = await ops.visit('/ops/in/live/rollouts?before=9', { session: owner });
  expect([back.status, back.headers.get('location')]).toEqual([303, '/ops/rollouts?before=9']);
});

it('forms change their own environment', async () => {
  const sheet = await read('/ops/in/staging/change?kind=kill&remote=catalog');
  expect(sheet).toContain('<h1>Disable catalog in staging</h1>');
  const form = {
    kind: 'kill',
    remote: 'catalog',
    confirmation: 'catalog',
    reason: 'r',
    head: '1',
    key: 'key-of-test',
  };
  const sent = await ops.visit('/ops/in/staging/change', { session: owner, form });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/ops/in/staging?done=2']);
  const seqIn = async (env: string) => (await test.registry.releases.head(env))?.seq;
  expect([await seqIn('staging'), await seqIn('live')]).toEqual([2, 1]);
});

it('live versions of the source environment can be promoted from a table', async () => {
  const table = await read('/ops/environments');
  const link = '/ops/change?kind=promote&amp;remote=catalog&amp;version=1.1.0&amp;from=staging';
  expect(table).toContain(`href="${link}"`);
  const wrong = { env: 'live', source: 'live', reason: 'r' };
  const refused = await ops.visit('/ops/environments/source', { session: owner, form: wrong });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('cannot be its own source')]);
  const form = { env: 'live', source: 'staging', reason: 'r' };
  expect((await ops.visit('/ops/environments/source', { session: owner, form })).status).toBe(303);
  const sheet = await read(link.replaceAll('&amp;', '&'));
  expect(sheet).toContain('It is the same build that is live in staging.');
  expect(sheet).toContain('These versions were live in staging.');
  await test.registry.publisher.publish(smallRemote('catalog', '1.2.0'), admin);
  const held = await read('/ops/change?kind=promote&remote=catalog&version=1.2.0');
  for (const words of ['catalog@1.2.0 was never live in staging.', 'id="overrule"'])
    expect(held).toContain(words);
});

it('admins can add an environment; an unknown environment shows an error page', async () => {
  const form = { env: 'india', reason: 'A separate shop' };
  expect((await ops.visit('/ops/environments', { session: owner, form })).status).toBe(303);
  expect(await read('/ops/environments')).toContain('>india</a>');
  const again = await ops.visit('/ops/environments', { session: owner, form });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('value="A separate shop"')]);
  const operator = await test.session('operator');
  const page = await ops.visit('/ops/environments', { session: operator });
  expect(page.text).not.toContain('Add an environment');
  const sent = await ops.visit('/ops/environments', { session: operator, form: { ...form, env: 'more' } });
  expect(sent.status).toBe(403);
  const unknown = await ops.visit('/ops/in/nowhere', { session: owner });
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('There is no environment')]);
  expect((await ops.visit('/ops/in/No%22body', { session: owner })).status).toBe(404);
});

it('the audit log shows the environment of each entry', async () => {
  const audit = await read('/ops/audit');
  for (const place of ['all environments', 'staging', 'live'])
    expect(audit).toContain(`<td data-name="Environment"><div>${place}</div></td>`);
});
