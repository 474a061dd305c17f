import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../testing/test-console';
import { START_MS } from '../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let operator: string;
let viewer: string;

beforeAll(async () => {
  test = await openTestRegistry();
  const { publisher } = test.registry;
  for (const version of ['1.0.0', '1.1.0']) await publisher.publish(smallRemote('catalog', version), admin);
  const react18 = { shared: { required: { react: '^18.0.0' } } };
  await publisher.publish(smallRemote('catalog', '2.0.0', react18), admin);
  await promote('1.0.0');
  operator = await test.session('operator');
  viewer = await test.session('viewer');
  ops = await openTestConsole(test);
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;

async function promote(version: string): Promise<void> {
  const change = { kind: 'promote', versions: { catalog: version } } as const;
  const options = { actor: admin, reason: '<First> & last', expected: await head(), key: null };
  await test.registry.releases.change('live', change, { ...options, again: true });
}

// Each test starts with the first version live, no rollbacks and no reports.
beforeEach(async () => {
  // A version that is already live cannot be released.
  if (test.live.current()?.assignments.catalog?.stable === '1.0.0') await promote('1.1.0');
  await promote('1.0.0');
  for (const table of ['registry_rolled_back', 'registry_health', 'registry_vital'] as const)
    await test.registry.database.db.deleteFrom(table).execute();
});

let keys = 0;

/** Submits the form of a change, filled in. */
const send = async (fields: Readonly<Record<string, string>>, session = operator) =>
  ops.visit('/ops/change', {
    session,
    form: { reason: 'for the test', head: String(await head()), key: `key-of-test-${++keys}`, ...fields },
  });

const promotion = { kind: 'promote', remote: 'catalog', version: '1.1.0', confirmation: 'catalog@1.1.0' };

describe('a console page', () => {
  it('sends pages with a strict content security policy, without indexing or caching', async () => {
    const { headers, text } = await ops.visit('/ops', { session: operator });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<style|style=|<script>| on\w+=/);
    expect(text).toContain('&lt;First&gt; &amp; last');
  });
});

describe('the change form', () => {
  it('requires the confirmation to be typed, and keeps the reason', async () => {
    const { status, text } = await send({
      ...promotion,
      confirmation: 'catalog@1.0.0',
      reason: 'Kept words',
    });
    expect(status).toBe(422);
    expect(text).toContain('Type catalog@1.1.0 to confirm');
    expect(text).toContain('value="Kept words"');
  });

  it('shows a viewer that they have read access only', async () => {
    const page = await ops.visit('/ops/change?kind=kill&remote=catalog', { session: viewer });
    expect(page.text).toContain('You have read access only');
    const sent = await send({ kind: 'kill', remote: 'catalog', confirmation: 'catalog' }, viewer);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain('this needs operator or admin of catalog in live');
  });

  it('names the package and the remote that conflict', async () => {
    const fields = { ...promotion, version: '2.0.0', confirmation: 'catalog@2.0.0' };
    const page = await ops.visit('/ops/change?kind=promote&remote=catalog&version=2.0.0', {
      session: operator,
    });
    expect(page.text).toContain('catalog@2.0.0 needs react ^18.0.0');
    const sent = await send(fields);
    expect(sent.status).toBe(422);
    expect(sent.text).toContain('Incompatible versions');
  });

  it('shows the new head after another release was made, and keeps the input for a second attempt', async () => {
    const seen = String(await head());
    await send({ kind: 'kill', remote: 'catalog', confirmation: 'catalog', reason: 'Faster' });
    const late = await send({ ...promotion, head: seen, reason: 'Slower' });
    expect(late.status).toBe(412);
    expect(late.text).toContain('Another release went live in the meantime');
    expect(late.text).toContain('“Faster”');
    expect(late.text).toContain('value="Slower"');
    expect(late.text).toContain(`name="head" value="${await head()}"`);
    const again = await send({ ...promotion, reason: 'Slower' });
    expect([again.status, again.headers.get('location')]).toEqual([303, `/ops?done=${await head()}`]);
    expect(test.live.current()?.assignments.catalog?.stable).toBe('1.1.0');
    await send({ kind: 'unkill', remote: 'catalog', confirmation: 'catalog' });
  });

  it('shows the reason for a freeze, and applies a change only once if it is sent twice with the same key', async () => {
    await send({ kind: 'freeze', remote: 'catalog', reason: 'Diwali week' });
    const frozen = await send({ ...promotion, version: '1.0.0', confirmation: 'catalog@1.0.0' });
    expect(frozen.status).toBe(423);
    expect(frozen.text).toContain('Diwali week');
    await send({ kind: 'freeze', remote: '*', reason: 'Everybody sleeps' });
    for (const address of ['/ops', '/ops/audit', '/ops/change?kind=promote&remote=catalog&version=1.1.0']) {
      const { text } = await ops.visit(address, { session: operator });
      expect(text).toMatch(/All remotes are frozen.*Everybody sleeps.*Unfreeze all remotes/s);
    }
    await send({ kind: 'unfreeze', remote: '*' });
    await send({ kind: 'unfreeze', remote: 'catalog' });
    const once = {
      kind: 'return',
      seq: '1',
      confirmation: 'release 1',
      key: 'pressed-twice',
      head: String(await head()),
    };
    const before = await head();
    const [one, other] = [await send(once), await send(once)];
    expect([one.status, other.status, await head()]).toEqual([303, 303, before + 1]);
  });

  it('rolls back a remote without confirmation, and asks before a rolled-back version is released again', async () => {
    await send({ ...promotion, again: 'on' });
    const form = await ops.visit('/ops/change?kind=rollback&remote=catalog', { session: operator });
    expect(form.text).toContain('Other remotes do not change');
    expect((await send({ kind: 'rollback', remote: 'catalog', reason: 'No pictures' })).status).toBe(303);
    expect(test.live.current()?.assignments.catalog?.stable).toBe('1.0.0');
    const page = await ops.visit('/ops/remotes/catalog', { session: viewer });
    expect(page.text).toContain('“No pictures”');
    const plan = await ops.visit('/ops/change?kind=promote&remote=catalog&version=1.1.0', {
      session: operator,
    });
    for (const words of ['Rolled back before.', '“No pictures”', 'name="again"']) {
      expect(plan.text).toContain(words);
    }
    const refused = await send({ ...promotion, reason: 'Kept words' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('value="Kept words"')]);
  });

  it('refuses an unknown change', async () => {
    expect((await ops.visit('/ops/change?kind=burn', { session: operator })).status).toBe(404);
    expect((await send({ kind: 'burn' })).text).toContain('Unknown change “burn”');
    expect((await ops.visit('/ops/head.json')).status).toBe(401);
  });
});

describe('a running canary', () => {
  it('is compared with its control, and can be aborted with one click, even while frozen', async () => {
    await send({
      kind: 'canary-start',
      remote: 'catalog',
      version: '1.1.0',
      share: '12,5',
      confirmation: 'catalog@1.1.0',
      again: 'on',
    });
    expect(test.live.current()?.assignments.catalog?.canary).toMatchObject({ version: '1.1.0', bps: 1250 });
    const renders = { server_renders: 40, server_failures: 2 };
    const counted = { errors: 0, loads: 10, load_ms: 1200, lcps: 0, lcp_ms: 0, reports: 20 };
    const of = { env: 'live', remote: 'catalog', window_start: test.clock.now(), ...counted };
    await test.registry.database.db
      .insertInto('registry_health')
      .values([
        { ...of, version: '1.1.0', variant: 'canary', sessions: 20, failures: 1, ...renders },
        { ...of, version: '1.0.0', variant: 'stable', sessions: 200, failures: 1 },
      ])
      .execute();
    const { text } = await ops.visit('/ops/remotes/catalog', { session: operator });
    for (const words of ['12.5% of shoppers', '1 (5.00%)', '1 (0.50%)', '120 ms', '2 (5.00%)'])
      expect(text).toContain(words);
    const figures = await ops.visit('/ops/remotes/catalog/figures.json', { session: viewer });
    expect(JSON.parse(figures.text)).toMatchObject({ series: { failures: { canary: [5], control: [0.5] } } });
    const first = await ops.visit('/ops?hours=1', { session: operator });
    for (const words of ['No data yet.', 'Abort canary', 'role="img"']) expect(first.text).toContain(words);
    expect((await ops.visit('/ops', { session: viewer })).text).not.toContain('Abort canary');
    expect((await ops.visit('/ops?hours=7', { session: viewer })).status).toBe(422);
    await send({ kind: 'freeze', remote: 'catalog' });
    expect((await send({ kind: 'canary-abort', remote: 'catalog' })).status).toBe(303);
    await send({ kind: 'unfreeze', remote: 'catalog' });
    expect(test.live.current()?.assignments.catalog?.canary).toBeUndefined();
  });
});

describe('read-only pages', () => {
  it.each([
    ['/ops', 'Live versions of each remote'],
    ['/ops?hours=24', 'aria-current="true">Last 24 hours'],
    ['/ops/remotes/catalog', 'Published versions of catalog'],
    ['/ops/remotes/catalog/difference?from=1.0.0&to=2.0.0', '^18.0.0'],
    ['/ops/history', 'Return to release 1'],
    ['/ops/vitals', 'No page views have been reported in the last 7 days'],
    ['/ops/vitals?days=1', 'No page views have been reported today'],
    ['/ops/compatibility', '<strong>Compatible.</strong>'],
    ['/ops/audit', 'The hash chain is intact'],
  ])('%s shows a viewer: %s', async (address, words) => {
    const { status, text } = await ops.visit(address, { session: viewer });
    expect([status, text]).toEqual([200, expect.stringContaining(words)]);
  });

  it('shows web vitals by release and version, with their ratings', async () => {
    const row = { env: 'live', day: test.clock.now(), page: '/catalog', name: 'LCP' };
    await test.registry.database.db
      .insertInto('registry_vital')
      .values([
        { ...row, seq: 1, remote: '', version: '', bucket: 0, count: 3 },
        { ...row, seq: 1, remote: 'catalog', version: '1.1.0', bucket: 39, count: 1 },
      ])
      .execute();
    const { text } = await ops.visit('/ops/vitals', { session: viewer });
    for (const words of [
      'Release 1',
      '94 ms, good',
      '3 views: 100%\u00a0good, 0%\u00a0poor',
      'catalog@1.1.0',
      ', poor',
      '1 view:',
    ])
      expect(text).toContain(words);
    const wrong = await ops.visit('/ops/vitals?days=many', { session: viewer });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('a whole number from 1 to 30')]);
  });

  it('responds 404 for a remote that was never published', async () => {
    const { status, text } = await ops.visit('/ops/remotes/nothing', { session: viewer });
    expect([status, text]).toEqual([
      404,
      expect.stringContaining('No version of nothing has been published'),
    ]);
  });

  it('responds 404 at any other address, with a link to the first page', async () => {
    for (const options of [{}, { session: viewer }, { session: viewer, form: {} }]) {
      const { status, text, headers } = await ops.visit('/ops/releses/<12>', options);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(text).toContain('Page not found');
      expect(text).toContain('no page at /ops/releses/');
      expect(text).not.toContain('<12>');
      expect(text).toContain('href="/ops"');
    }
  });

  it(
    'keeps the input when the database is unavailable, and shows when to try again',
    async () => {
      const unavailable = await openTestRegistry();
      const session = await unavailable.session('operator');
      const pages = await openTestConsole(unavailable);
      await unavailable.opened.close();
      const page = await pages.visit('/ops', { session });
      expect([page.status, page.text]).toEqual([503, expect.stringContaining('Try again in 5 s.')]);
      const form = { ...promotion, reason: 'Kept words', head: '7', key: 'sent-while-away' };
      const sent = await pages.visit('/ops/change', { session, form });
      expect([sent.status, sent.text]).toEqual([503, expect.stringContaining('Try again in 5 s.')]);
      for (const remembered of ['Kept words', 'catalog@1.1.0', '7', 'sent-while-away']) {
        expect(sent.text).toContain(`value="${remembered}"`);
      }
      await pages.close();
      await unavailable.close();
    },
    START_MS,
  );
});
