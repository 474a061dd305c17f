import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FlagDeclaration } from '@shop/contracts/flags';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let session: string;

const flags: Record<string, FlagDeclaration> = {
  notice: { type: 'string', default: '', description: 'A notice <b>above</b> the form.', maxLength: 40 },
  columns: { type: 'integer', default: 3, description: 'Products in a row.', minimum: 1, maximum: 6 },
  compact: { type: 'boolean', default: false, description: 'Smaller pictures.' },
};

beforeAll(async () => {
  test = await openTestRegistry();
  const { publisher, releases } = test.registry;
  for (const [remote, declared] of [
    ['content', flags],
    ['catalog', flags],
    ['cart', undefined],
  ] as const)
    await publisher.publish(smallRemote(remote, '1.0.0', { flags: declared }), admin);
  await releases.change(
    'live',
    { kind: 'promote', versions: { content: '1.0.0', catalog: '1.0.0', cart: '1.0.0' } },
    { actor: admin, reason: 'First', expected: 0, key: 'first-release' },
  );
  ops = await openTestConsole(test);
  session = await test.session('operator');
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

const head = async () => String((await test.registry.releases.head('live'))?.seq);
const change = (flag: string, type: string, value: string, kind = 'flags') => ({
  ...{ kind, remote: 'content', flag, type, value },
});
const confirm = async (fields: Readonly<Record<string, string>>) =>
  ops.visit('/ops/change', { session, form: { ...fields, reason: 'For Diwali', head: await head() } });

it('lists a remote’s flags with their limits, and forms for those who may set them', async () => {
  const { text } = await ops.visit('/ops/remotes/catalog/flags', { session });
  for (const words of [
    'A notice &lt;b&gt;above',
    'catalog@1.0.0',
    'a whole number from 1 to 6',
    'true or false',
  ])
    expect(text).toContain(words);
  expect(text).toContain('type="number" required step="1" min="1" max="6"');
  expect(text).toContain('maxlength="40"');
  expect(text).not.toContain('Use default');
  expect((await ops.visit('/ops/remotes/catalog', { session })).text).toContain(
    '/ops/remotes/catalog/flags"',
  );

  const viewer = await test.session('viewer');
  const read = await ops.visit('/ops/remotes/catalog/flags', { session: viewer });
  expect(read.text).toContain('Only releasers of catalog, operators and admins can set flags.');
  expect(read.text).not.toContain('<form class="slip"');
  expect((await ops.visit('/ops/remotes/cart/flags', { session })).text).toContain(
    'Live versions of cart declare no flags.',
  );
  expect((await ops.visit('/ops/remotes/nobody/flags', { session })).status).toBe(404);
});

it('plans a change, sets the value, and returns to the default', async () => {
  const query = new URLSearchParams(change('notice', 'string', 'Open "late"')).toString();
  const { text } = await ops.visit(`/ops/change?${query}`, { session });
  for (const words of ['Set content flag notice', 'value="Open &quot;late&quot;"', '\\&quot;late'])
    expect(text).toContain(words);

  const done = await confirm(change('notice', 'string', 'Open "late"'));
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/ops/remotes/content?done=${await head()}`,
  ]);
  expect((await confirm(change('columns', 'integer', '4'))).status).toBe(303);
  expect((await confirm(change('compact', 'boolean', 'true'))).status).toBe(303);
  const assignment = async () => (await test.registry.releases.head('live'))?.assignments.content;
  expect((await assignment())?.flags).toEqual({ columns: 4, compact: true, notice: 'Open "late"' });

  const listed = await ops.visit('/ops/remotes/content/flags', { session });
  expect(listed.text).toContain('Use default');
  const history = await ops.visit('/ops/history', { session });
  expect(history.text).toContain('columns');
  expect((await confirm(change('columns', 'integer', '', 'flag-default'))).status).toBe(303);
  expect((await assignment())?.flags).toEqual({ compact: true, notice: 'Open "late"' });
});

it.each([
  ['columns', 'integer', '9', 'from 1 to 6, not 9.'],
  ['columns', 'integer', 'many', 'not &quot;many&quot;.'],
  ['columns', 'integer', '', 'not &quot;&quot;.'],
  ['compact', 'boolean', 'maybe', 'must be true or false'],
])(
  'shows next to the field why %s cannot be "%s" "%s", and keeps the input',
  async (flag, type, value, message) => {
    const before = await head();
    const { status, text } = await confirm(change(flag, type, value));
    expect(status).toBe(422);
    expect(text).toMatch(
      new RegExp(`name="value" value="${value}"[^>]*aria-describedby="value-help"[^>]*aria-invalid="true"`),
    );
    expect(text).toMatch(
      new RegExp(`id="value-help"><span class="mark-bad">[^<]*${message.replace(/[.]/g, '\\.')}`),
    );
    expect(text).toContain('value="For Diwali"');
    expect(await head()).toBe(before);
  },
);
