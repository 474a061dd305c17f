import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRow, Page } from '@shop/contracts/registry';
import { START_MS } from '../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let viewer: string;
/** Between the two promotions. */
let noon: string;

beforeAll(async () => {
  test = await openTestRegistry();
  viewer = await test.token('viewer');
  const { publisher, releases } = test.registry;
  const promote = async (versions: Record<string, string>, actor = admin, reason = 'r') => {
    const expected = (await releases.head('live'))?.seq ?? 0;
    await releases.change('live', { kind: 'promote', versions }, { actor, reason, expected, key: null });
  };
  for (const [remote, version] of [
    ['checkout', '3.0.0'],
    ['checkout', '3.1.0'],
    ['catalog', '1.0.0'],
  ] as const)
    await publisher.publish(smallRemote(remote, version), admin);
  await promote({ checkout: '3.0.0', catalog: '1.0.0' });
  test.clock.forward(60_000);
  noon = test.clock.now().toISOString();
  await promote({ checkout: '3.1.0' }, { ...admin, name: 'ravi' }, '=HYPERLINK("https://bad.example")');
  const expected = (await releases.head('live'))?.seq ?? 0;
  const undo = { actor: admin, reason: 'Worse, "much"', expected, key: null };
  await releases.change('live', { kind: 'rollback', remote: 'checkout' }, undo);
  await releases.freeze('live', '*', true, { ...undo, expected: expected + 1 });
}, START_MS);
afterAll(() => test.close());

const list = async (query: string) => {
  const { status, body } = await test.call('GET', `/audit?limit=200&${query}`, { token: viewer });
  expect(status).toBe(200);
  return (body as unknown as Page<AuditRow>).items;
};
const subjectsOf = async (query: string) =>
  (await list(query)).map(({ action, subject }) => `${action} ${subject ?? ''}`.trim());

describe('the audit log', () => {
  it('names the versions of an entry', async () => {
    expect(await subjectsOf('actor=asha&since=' + noon)).toEqual([
      'freeze everything',
      'rollback checkout 3.1.0 → 3.0.0, release 3',
    ]);
    expect(await subjectsOf('until=' + noon)).toEqual(
      expect.arrayContaining([
        'promote catalog 1.0.0, checkout 3.0.0, release 1',
        'publish checkout 3.1.0',
        'token-issue viewer of the test',
      ]),
    );
  });

  it('lists the entries of a person', async () => {
    expect(await subjectsOf('actor=ravi')).toEqual(['promote checkout 3.0.0 → 3.1.0, release 2']);
    expect(await subjectsOf('actor=nobody')).toEqual([]);
  });

  it('lists the entries about a remote, with those about all remotes', async () => {
    expect(await subjectsOf('remote=catalog')).toEqual([
      'freeze everything',
      'promote catalog 1.0.0, checkout 3.0.0, release 1',
      'publish catalog 1.0.0',
    ]);
    expect(await subjectsOf('remote=%22%5D')).toEqual(['freeze everything']);
  });

  it('filters by time, and ignores empty fields', async () => {
    expect(await subjectsOf(`remote=checkout&actor=&until=&since=${noon}`)).toHaveLength(3);
    const refused = await test.call('GET', '/audit?since=yesterday', { token: viewer });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      '"since" must be a time such as 2026-11-26T10:00:00+05:30, not yesterday.',
    ]);
  });

  it('is exported as CSV, with quotes and without formulas', async () => {
    const response = await fetch(`${test.address}/registry/v1/audit/export?since=${noon}`, {
      headers: { authorization: `Bearer ${viewer}` },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    const [header, ...rows] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toBe('id,at,env,actor,actorKind,action,subject,reason,hash');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('rollback,"checkout 3.1.0 → 3.0.0, release 3","Worse, ""much""",');
    expect(rows[2]).toContain(`,ravi,`);
    expect(rows[2]).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
  });
});
