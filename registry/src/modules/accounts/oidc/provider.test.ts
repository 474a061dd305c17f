import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestIssuer, type TestIssuer } from '../../../testing/test-issuer';
import { createProvider } from './provider';

const redirectUri = 'https://ops.example/ops/sign-in/openid/callback';
const clock = () => new Date();

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openTestIssuer(redirectUri, { '1': { groups: ['ops'] } });
});
afterAll(() => issuer.close());

it('is reported as unavailable, and works again once it is back', async () => {
  const provider = createProvider(issuer.settings, clock);
  issuer.setUnavailable(true);
  await expect(provider.begin(redirectUri)).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/^Example SSO is unavailable: /),
  });
  issuer.setUnavailable(false);
  const { address, ...expected } = await provider.begin(redirectUri);
  const back = await issuer.signIn(address, '1');
  issuer.setUnavailable(true);
  await expect(provider.finish(back, expected)).rejects.toMatchObject({ status: 503 });
  issuer.setUnavailable(false);
  expect(await provider.finish(back, expected)).toMatchObject({ sub: '1', groups: ['ops'] });
  expect(await provider.signOutAddress()).toBe(`${issuer.settings.issuer}/session/end?client_id=console`);
});

it('is also unavailable if it is unreachable or declares a different issuer', async () => {
  const at = (wrong: string) => createProvider({ ...issuer.settings, issuer: wrong }, clock);
  await expect(at('http://127.0.0.1:9').begin(redirectUri)).rejects.toMatchObject({ status: 503 });
  const alias = issuer.settings.issuer.replace('localhost', '127.0.0.1');
  await expect(at(alias).begin(redirectUri)).rejects.toMatchObject({ status: 503 });
});

it('refuses an unknown client, with the settings to check', async () => {
  const provider = createProvider({ ...issuer.settings, clientSecret: 'another' }, clock);
  const { address, ...expected } = await provider.begin(redirectUri);
  await expect(provider.finish(await issuer.signIn(address, '1'), expected)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('OIDC_CLIENT_ID'),
  });
});
