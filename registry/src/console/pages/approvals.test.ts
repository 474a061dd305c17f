import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/databases';
import { type CatalogConsole, openCatalogConsole } from '../../testing/catalog-console';
import type { TestConsole } from '../../testing/test-console';
import type { TestRegistry } from '../../testing/test-registry';

let opened: CatalogConsole;
let test: TestRegistry;
let ops: TestConsole;
let [asha, bela]: [string, string] = ['', ''];

beforeAll(async () => {
  opened = await openCatalogConsole('1.0.0', '1.1.0');
  ({ test, ops } = opened);
  [asha, bela] = [opened.sessions.admin, await test.session('admin')];
  const { headers } = await setPolicy('catalog, cart');
  expect(headers.get('location')).toBe('/ops/approvals');
}, START_MS);
afterAll(() => opened.close());

const setPolicy = (remotes: string, session = asha, request = '') =>
  ops.visit('/ops/approvals/policy', { session, form: { remotes, reason: 'Two people', request } });
const seq = async () => String((await test.registry.releases.head('live'))?.seq ?? 0);
const promotion = { kind: 'promote', remote: 'catalog', version: '1.1.0' };
const send = async (fields: Readonly<Record<string, string>>, session = asha) =>
  ops.visit('/ops/change', {
    session,
    form: { ...promotion, confirmation: 'catalog@1.1.0', reason: 'New cards', head: await seq(), ...fields },
  });

describe('approvals in the console', () => {
  it('are required by a policy that a single admin can only tighten', async () => {
    const page = await ops.visit('/ops/approvals', { session: asha });
    expect(page.text).toContain('changes to catalog, cart need the approval of a second person');
    const refused = await setPolicy('catalog');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Approval required.')]);
    expect(refused.text).toContain('value="Two people"');
    expect(refused.text).toContain('Request approval');
    const requested = await setPolicy('catalog', asha, 'on');
    expect(requested.headers.get('location')).toMatch(/^\/ops\/approvals\/\d+$/);
  });

  it('are requested and shown on the change page', async () => {
    const page = await ops.visit(`/ops/change?${new URLSearchParams(promotion).toString()}`, {
      session: asha,
    });
    expect(page.text).toContain('This change needs the approval of a second person');
    expect(page.text).toContain('<button>Request approval</button>');
    const refused = await send({});
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('value="New cards"')]);
    const requested = await send({ request: 'on' });
    const address = requested.headers.get('location') ?? '';
    expect([requested.status, address]).toEqual([303, expect.stringMatching(/^\/ops\/approvals\/\d+$/)]);
    for (const page of ['/ops', '/ops/remotes/catalog']) {
      const { text } = await ops.visit(page, { session: bela });
      expect(text).toContain('Waiting for approval:');
      expect(text).toContain(`<a href="${address}">promote catalog@1.1.0</a>`);
    }
    const own = await ops.visit(address, { session: asha });
    expect(own.text).toContain('Another user must approve it');
    expect(own.text).not.toContain('value="approve"');
    const form = { action: 'approve', reason: 'Read it' };
    expect((await ops.visit(address, { session: asha, form })).status).toBe(403);
    expect((await ops.visit(address, { session: bela, form })).status).toBe(303);
    expect((await ops.visit(address, { session: bela })).text).toContain('Created release');
    expect(test.live.current()?.assignments.catalog?.stable).toBe('1.1.0');
  });

  it('keep a refused name in its field', async () => {
    const form = { name: 'Automatic', 'role-viewer': 'on' };
    const refused = await ops.visit('/ops/access/accounts', { session: asha, form });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      /id="account-name"[^>]*value="Automatic" aria-invalid="true" aria-describedby="account-name-error"/,
    );
    expect(refused.text).toContain('The name Automatic is reserved');
    expect(refused.text).not.toContain('token-name-error');
  });
});
