import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { base64url, SignJWT, type JWTPayload } from 'jose';
import { openTestIssuer, type TestIssuer } from '../../testing/test-issuer';
import { createTokenVerifier } from './verify-id-token';

const audience = 'https://ops.shop.example';
const now = new Date('2026-11-20T06:00:00Z');
const seconds = now.getTime() / 1000;

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openTestIssuer('https://ops.shop.example/callback', {});
});
afterEach(() => {
  issuer.setHanging(false);
  issuer.setUnavailable(false);
});
afterAll(() => issuer.close());

const verifier = (address = issuer.settings.issuer) =>
  createTokenVerifier([{ kind: 'github', issuer: address }], {
    ...{ audience: () => audience, clock: () => now, timeoutSeconds: 1 },
  });
const tokenWith = (claims: JWTPayload = {}, header = {}) =>
  issuer.idToken({ aud: audience, repository: 'shop/gifts', ...claims }, now, header);
const refusal = async (token: string) => {
  const error = (await verifier()
    .verify(token)
    .catch((one: unknown) => one)) as { status: number; message: string };
  return [error.status, error.message] as const;
};

it('resolves with the pipeline of a valid token', async () => {
  const verified = await verifier().verify(await tokenWith({ jti: 'a' }));
  expect(verified).toMatchObject({ jti: 'a', kind: 'github', expiresAt: new Date((seconds + 300) * 1000) });
  expect(verified.identity.pipeline.repository).toBe('shop/gifts');
});

it.each<[string, JWTPayload, string]>([
  ['a token for a different audience', { aud: 'https://other.example' }, `Request it for ${audience}.`],
  ['a token without an audience', { aud: undefined }, '("aud")'],
  ['an expired token', { exp: seconds - 61 }, 'has expired ("exp")'],
  ['a token that is not valid yet', { nbf: seconds + 61 }, 'not valid yet ("nbf")'],
  ['a token from the future', { iat: seconds + 61 }, 'issued in the future ("iat")'],
  ['a token without an ID', { jti: undefined }, 'no valid "jti"'],
  ['a token without an expiry', { exp: undefined }, 'no valid "exp"'],
])('refuses %s with 401', async (_case, claims, words) => {
  expect(await refusal(await tokenWith(claims))).toEqual([401, expect.stringContaining(words)]);
});

it('tolerates a minute between the clocks', async () => {
  for (const claims of [{ exp: seconds - 59 }, { nbf: seconds + 59, iat: seconds + 59 }])
    await expect(verifier().verify(await tokenWith(claims))).resolves.toMatchObject({ kind: 'github' });
});

describe('refuses a token that its issuer did not sign', () => {
  const parts = async () => (await tokenWith()).split('.') as [string, string, string];
  const headed = async (header: object) => {
    const [, payload, signature] = await parts();
    return [base64url.encode(JSON.stringify(header)), payload, signature].join('.');
  };

  it('with the algorithm none', async () => {
    const [head, payload] = (await headed({ alg: 'none' })).split('.');
    expect(await refusal(`${head}.${payload}.`)).toEqual([401, expect.stringContaining('("alg")')]);
  });

  it('with a shared secret', async () => {
    const token = new SignJWT({ aud: audience, iss: issuer.settings.issuer })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    expect(await refusal(await token)).toEqual([401, expect.stringContaining('("alg")')]);
  });

  it('with a key that the issuer does not publish', async () => {
    expect(await refusal(await tokenWith({}, { kid: 'other' }))).toEqual([
      401,
      expect.stringContaining('("kid")'),
    ]);
  });

  it('with claims that differ from the signed ones', async () => {
    const [head, , signature] = await parts();
    const [, other] = (await tokenWith({ repository: 'shop/cards' })).split('.');
    expect(await refusal(`${head}.${other}.${signature}`)).toEqual([
      401,
      'The signature of the ID token is invalid.',
    ]);
  });

  it.each(['', 'abc', 'a.b.c', `reg_${'0a'.repeat(6)}_${'x'.repeat(43)}`])(
    'because it is not a token: "%s"',
    async (text) => {
      expect(await refusal(text)).toEqual([401, 'The ID token is not a signed JSON Web Token.']);
    },
  );
});

it('refuses an issuer that is not configured, without requesting it', async () => {
  const other = 'http://127.0.0.1:9/metadata';
  expect(await refusal(await tokenWith({ iss: other }))).toEqual([
    403,
    `The issuer ${other} ("iss") is not one of the registry’s publish issuers.`,
  ]);
});

describe('is unavailable, with the time to try again, while the issuer', () => {
  const words = /^The issuer http:\S+ is unavailable, so the ID token cannot be verified: .+ Try again\.$/;

  it('hangs', async () => {
    issuer.setHanging(true);
    expect(await refusal(await tokenWith())).toEqual([503, expect.stringMatching(words)]);
  });

  it('fails, and recovers with the issuer', async () => {
    const verify = verifier();
    issuer.setUnavailable(true);
    await expect(verify.verify(await tokenWith())).rejects.toMatchObject({
      ...{ status: 503, message: expect.stringMatching(words), details: { retryAfter: 30 } },
    });
    issuer.setUnavailable(false);
    await expect(verify.verify(await tokenWith())).resolves.toMatchObject({ kind: 'github' });
  });

  it('does not publish its keys', async () => {
    const verify = verifier();
    await verify.verify(await tokenWith());
    const elsewhere = createTokenVerifier([{ kind: 'github', issuer: 'http://127.0.0.1:9' }], {
      ...{ audience: () => audience, clock: () => now, timeoutSeconds: 1 },
    });
    await expect(elsewhere.verify(await tokenWith({ iss: 'http://127.0.0.1:9' }))).rejects.toMatchObject({
      status: 503,
    });
  });
});
