import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { openTestReceiver } from '../../testing/test-receiver';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let session: string;
let receiver: Awaited<ReturnType<typeof openTestReceiver>>;

beforeAll(async () => {
  test = await openTestRegistry();
  session = await test.session('admin');
  ops = await openTestConsole(test);
  receiver = await openTestReceiver();
});
afterAll(async () => {
  await receiver.close();
  await ops.close();
  await test.close();
});

const send = (path: string, form: Readonly<Record<string, string>>) => ops.visit(path, { session, form });
const page = async () => (await ops.visit('/ops/webhooks', { session })).text;

it('lists, adds, tests, disables, enables and removes webhooks, and replaces secrets', async () => {
  expect(await page()).toContain('No webhooks yet.');
  expect(await page()).toContain('disabled>Email (no mail server is configured)');
  const mail = await send('/ops/webhooks', { url: 'ops@shop.example', format: 'mail' });
  expect([mail.status, mail.text]).toEqual([422, expect.stringContaining('No mail server is configured')]);
  const wrong = await send('/ops/webhooks', { url: 'hooks.example', format: 'chat', 'group-freeze': 'on' });
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('must be an http')]);
  expect(wrong.text).toMatch(/value="hooks\.example"/);
  expect(wrong.text).toMatch(/value="chat" selected/);
  expect(wrong.text).toMatch(/name="group-freeze" checked/);

  const added = await send('/ops/webhooks', { url: receiver.url, format: 'json', 'group-freeze': 'on' });
  expect(added.text).toMatch(/whsec_[\w+/=]{40,}/);
  expect(await page()).not.toContain('whsec_');
  const [hook] = await test.registry.webhooks.list();
  expect(hook?.actions).toEqual(['freeze', 'unfreeze', 'change-windows']);
  const id = hook?.id ?? '';
  const act = (action: string) => send(`/ops/webhooks/${action}`, { id, url: receiver.url });

  expect((await act('test')).text).toContain('The test was delivered');
  receiver.respondWith(500);
  expect((await act('test')).text).toContain('It responded with 500.');

  const freeze = { actor: admin, reason: 'r', expected: 0, key: null };
  await test.registry.releases.freeze('live', '*', true, freeze);
  await test.registry.webhooks.deliver();
  expect(await page()).toContain('failing, 1 attempt<');
  expect(await page()).toContain('1 message waiting');

  expect((await act('disable')).headers.get('location')).toBe('/ops/webhooks');
  expect(await page()).toContain('off since');
  expect((await act('enable')).status).toBe(303);
  expect(await page()).toContain('<span class="mark-good">on</span>');
  expect((await act('secret')).text).toContain('The previous secret stays valid for 24 hours');
  expect((await act('remove')).status).toBe(303);
  const gone = await act('test');
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('There is no webhook')]);
  expect(gone.text).toContain('No webhooks yet.');
});

it('is for admins', async () => {
  const operator = await test.session('operator');
  expect((await ops.visit('/ops/webhooks', { session: operator })).status).toBe(403);
  expect((await ops.visit('/ops', { session: operator })).text).not.toContain('/ops/webhooks');
  const form = { url: receiver.url, format: 'json' };
  expect((await ops.visit('/ops/webhooks', { session: operator, form })).status).toBe(403);
});
