import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeSetting } from '../../platform/db/settings';
import { type CatalogConsole, openCatalogConsole } from '../../testing/catalog-console';
import type { TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import type { TestRegistry } from '../../testing/test-registry';

let opened: CatalogConsole;
let test: TestRegistry;
let ops: TestConsole;
let viewer: string;

beforeAll(async () => {
  opened = await openCatalogConsole('1.0.0');
  ({ test, ops } = opened);
  ({ viewer } = opened.sessions);
}, START_MS);
afterAll(() => opened.close());

describe('the remote page', () => {
  it('shows until when a newly promoted version is monitored', async () => {
    const stable = test.live.current()?.assignments.catalog?.stable ?? '';
    const now = test.clock.now();
    const until = new Date(now.getTime() + 60_000).toISOString();
    const numbers = { bases: { sessions: { rate: 0.05, share: 0.5 } }, judged: [] };
    const bake = { version: stable, previous: '0.9.0', since: now.toISOString(), until, ...numbers };
    const { db } = test.registry.database;
    const notice = 'it is rolled back automatically if it performs worse than 0.9.0';
    await writeSetting(db, 'bake:live:catalog', bake);
    expect((await ops.visit('/ops/remotes/catalog', { session: viewer })).text).toContain(notice);
    await writeSetting(db, 'bake:live:catalog', { ...bake, until: now.toISOString() });
    expect((await ops.visit('/ops/remotes/catalog', { session: viewer })).text).not.toContain(notice);
  });

  it('lists errors of a remote in browsers, each with its stack trace', async () => {
    const seen = { first_seen: test.clock.now(), last_seen: test.clock.now() };
    const error = { message: 'TypeError: <b>no total</b>', stack: 'at x (/remotes/catalog/1.0.0/a.js:1:2)' };
    const row = {
      env: 'live',
      remote: 'catalog',
      version: '1.0.0',
      fingerprint: 'f',
      count: 3,
      ...error,
      ...seen,
    };
    expect((await ops.visit('/ops/remotes/catalog', { session: viewer })).text).toContain(
      'No errors have been reported',
    );
    await test.registry.database.db.insertInto('registry_error').values(row).execute();
    const { text } = await ops.visit('/ops/remotes/catalog', { session: viewer });
    const address = '/ops/remotes/catalog/errors/1.0.0/f';
    expect(text).toContain(`<a href="${address}">TypeError: &lt;b&gt;no total&lt;/b&gt;</a>`);
    const page = await ops.visit(address, { session: viewer });
    expect(page.text).toContain('These scripts have no source maps');
    expect(page.text).toContain(error.stack);
    expect((await ops.visit('/ops/remotes/catalog/errors/1.0.0/none', { session: viewer })).status).toBe(404);
  });
});
