import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CatalogConsole, openCatalogConsole } from '../../testing/catalog-console';
import type { TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';

let opened: CatalogConsole;
let ops: TestConsole;
let operator: string;
let viewer: string;

// Each test restricts the same versions.
beforeEach(async () => {
  opened = await openCatalogConsole('1.0.0', '1.1.0', '1.2.0');
  ({ ops } = opened);
  ({ operator, viewer } = opened.sessions);
}, START_MS);
afterEach(() => opened.close());

const version = (number: string) => `/ops/remotes/catalog/versions/${number}`;
const open = async (path: string, session = operator) => (await ops.visit(path, { session })).text;
const send = (path: string, form: Readonly<Record<string, string>>) =>
  ops.visit(path, { session: operator, form });

const ban = (number: string, reason: string) => send(`${version(number)}/ban`, { reason });

describe('the version page', () => {
  it('bans the version with a reason, and keeps the input if the ban is refused', async () => {
    const refused = await send(`${version('1.1.0')}/deprecate`, {
      reason: 'Slow on phones',
      until: '2020-01-01T00:00',
    });
    expect(refused.status).toBe(422);
    for (const words of [
      'is in the past. Choose a later time.',
      'value="Slow on phones"',
      'value="2020-01-01T00:00"',
    ])
      expect(refused.text).toContain(words);
    expect((await ban('1.1.0', 'It loses orders')).status).toBe(303);
    const text = await open(version('1.1.0'));
    for (const words of ['<span class="mark-bad">banned</span>', '“It loses orders”', 'Reinstate'])
      expect(text).toContain(words);
    expect(text).not.toContain('Ban this version');
  });

  it('shows viewers the restriction without forms', async () => {
    await ban('1.1.0', 'It loses orders');
    const text = await open(version('1.1.0'), viewer);
    expect(text).toContain('Only operators can ban, deprecate and reinstate versions.');
    expect(text).not.toContain('<form class="slip" method="post" action="/ops/remotes');
  });

  it('does not offer to release a banned version, and explains why', async () => {
    await ban('1.1.0', 'It loses orders');
    const list = await open('/ops/remotes/catalog');
    expect(list).toContain('catalog@1.2.0</span>');
    expect(list).not.toContain('kind=promote&amp;remote=catalog&amp;version=1.1.0');
    const form = await open('/ops/change?kind=promote&remote=catalog&version=1.1.0');
    expect(form).toContain('<strong>Banned.</strong> This change will be rejected.');
    const sent = await send('/ops/change', {
      ...{ kind: 'promote', remote: 'catalog', version: '1.1.0', confirmation: 'catalog@1.1.0' },
      ...{ reason: 'r', head: '1', key: 'key-of-the-test' },
    });
    expect(sent.status).toBe(409);
    expect(sent.text).toContain('Banned or deprecated version');
    expect(sent.text).toContain('“It loses orders”');
  });

  it('warns that a live version stays live until it is rolled back', async () => {
    await ban('1.0.0', 'Leaks emails');
    for (const path of [version('1.0.0'), '/ops/remotes/catalog']) {
      const text = await open(path);
      expect(text).toContain('catalog@1.0.0 is the stable version in live. Banned by');
      expect(text).toContain('Shoppers keep it until you release another version.');
      expect(text).toContain('/ops/change?kind=rollback&amp;remote=catalog');
    }
    expect((await send(`${version('1.0.0')}/reinstate`, { reason: 'Fixed in the API' })).status).toBe(303);
    expect(await open(version('1.0.0'))).toContain('This version is not restricted.');
  });
});

describe('a deprecated version', () => {
  it('is promoted with a checkbox', async () => {
    await send(`${version('1.2.0')}/deprecate`, { reason: 'Slow on phones', until: '2030-01-01T10:00' });
    expect(await open(version('1.2.0'))).toContain('deprecated until 1 Jan 2030, 10:00:00 IST');
    const form = await open('/ops/change?kind=promote&remote=catalog&version=1.2.0');
    expect(form).toContain('name="acknowledge"');
    expect(await open('/ops/rollouts/new?remote=catalog&version=1.2.0')).toContain('name="acknowledge"');
    expect(await open('/ops/rollouts/new?remote=catalog&version=1.0.0')).not.toContain('acknowledge');
    const fields = {
      ...{ kind: 'promote', remote: 'catalog', version: '1.2.0', confirmation: 'catalog@1.2.0' },
      ...{ reason: 'r', head: '1', key: 'another-key' },
    };
    expect((await send('/ops/change', fields)).status).toBe(409);
    expect((await send('/ops/change', { ...fields, key: 'a-third-key', acknowledge: 'on' })).status).toBe(
      303,
    );
  });
});

describe('the audit log', () => {
  it('is filtered by remote, person and time, and exports what is shown', async () => {
    await ban('1.1.0', 'It loses orders');
    const all = await open('/ops/audit');
    expect(all).toContain('catalog 1.1.0');
    expect(all).toContain('href="/ops/audit.csv"');
    const search = 'remote=catalog&since=2020-01-01T00%3A00';
    const some = await open(`/ops/audit?${search}&actor=asha`);
    expect(some).toContain('catalog 1.0.0, release 1');
    expect(some).not.toContain('version-ban');
    expect(some).toContain('value="asha"');
    expect(some).toContain('Show all');
    expect(await open('/ops/audit?actor=nobody')).toContain('No entries match this filter.');
    const file = await ops.visit(`/ops/audit.csv?${search}`, { session: viewer });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    expect(file.text).toContain('version-ban,catalog 1.1.0,It loses orders');
    expect((await ops.visit('/ops/audit?since=soon', { session: operator })).status).toBe(422);
  });
});
