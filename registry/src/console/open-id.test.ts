import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../testing/test-console';
import { openTestIssuer, type TestIssuer } from '../testing/test-issuer';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry';

const origin = 'https://ops.example';
const callback = '/ops/sign-in/openid/callback';

let issuer: TestIssuer;
let test: TestRegistry;
let ops: TestConsole;
beforeAll(async () => {
  issuer = await openTestIssuer(origin + callback, {
    '1': { email: 'asha@shop.example', groups: ['ops'] },
    '2': { email: 'ravi@shop.example', groups: [] },
  });
  test = await openTestRegistry({ oidc: issuer.settings });
  test.clock.forward(Date.now() - test.clock.now().getTime());
  // Simulates a proxy with TLS: redirect URL and cookies use the public address.
  ops = await openTestConsole(test, origin);
});
afterAll(async () => {
  await ops.close();
  await test.close();
  await issuer.close();
});

const visit = (path: string, cookie = '') =>
  fetch(ops.address + path, { redirect: 'manual', headers: { cookie } });
const cookieIn = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

async function signIn(subject: string, next: string) {
  const begun = await visit(`/ops/sign-in/openid?${new URLSearchParams({ next }).toString()}`);
  expect(begun.status).toBe(303);
  const attempt = cookieIn(begun, '__Host-ops-attempt');
  expect(attempt).toMatch(/; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const back = await issuer.signIn(begun.headers.get('location') ?? '', subject);
  const returned = () => visit(callback + back.search, attempt.split(';')[0]);
  return { returned, back };
}

it('redirects to the provider and back to the requested page', async () => {
  const closed = await (await visit('/ops/history')).text();
  expect(closed).toContain('href="/ops/sign-in/openid?next=%2Fops%2Fhistory">Sign in with Example SSO');
  const { returned } = await signIn('1', '/ops/history');
  const entered = await returned();
  expect(entered.status).toBe(200);
  // Browsers send a strict cookie when a page of the console navigates, but not after a redirect from the provider.
  expect(await entered.text()).toContain('<meta http-equiv="refresh" content="0; url=/ops/history">');
  const session = cookieIn(entered, '__Host-ops');
  expect(session).toContain('; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Strict');
  expect(cookieIn(entered, '__Host-ops-attempt')).toContain('Max-Age=0');
  const [cookie = ''] = session.split(';');
  expect(await (await visit('/ops/account', cookie)).text()).toContain('You sign in with OpenID Connect.');
  // The provider's code works only once.
  const again = await returned();
  expect([again.status, cookieIn(again, '__Host-ops')]).toEqual([401, '']);

  const left = await fetch(`${ops.address}/ops/sign-out`, {
    ...{ method: 'POST', redirect: 'manual', headers: { cookie, origin }, body: new URLSearchParams() },
  });
  expect((await visit('/ops', cookie)).status).toBe(401);
  const goodbye = await (await visit(left.headers.get('location') ?? '')).text();
  expect(goodbye).toContain('href="/ops/sign-out/openid"');
  const there = (await visit('/ops/sign-out/openid')).headers.get('location');
  expect(there).toBe(`${issuer.settings.issuer}/session/end?client_id=console`);
});

it('shows the reason for a refused sign-in, and never redirects to another site', async () => {
  const refused = await (await signIn('2', '/ops')).returned();
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('has no role here')]);
  const { returned } = await signIn('1', 'https://evil.example');
  expect(await (await returned()).text()).toContain('content="0; url=/ops"');
  const { back } = await signIn('1', '/ops');
  const stranger = await visit(callback + back.search);
  expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining('another browser')]);
});

it('shows that the provider is unavailable, and offers signing in with a console account', async () => {
  const { returned } = await signIn('1', '/ops');
  issuer.setUnavailable(true);
  const failed = await returned();
  issuer.setUnavailable(false);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
  const text = await failed.text();
  expect(text).toContain('Example SSO is unavailable');
  expect(text).toContain('Or with an account of this console');
});
