import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import { readGroupGrants } from '../domain/group-grants';
import type { OidcSettings } from '../modules/accounts/oidc/oidc-settings';

/** The users of the provider: claims by subject. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const clientId = 'console';
const clientSecret = 'a secret of the test';
const kid = 'key-of-the-test';

/** A cookie jar, like a browser's. */
function createJar() {
  const cookies = new Map<string, string>();
  return async (address: string): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
}

/** A local OpenID Connect provider for a console with the callback `redirectUri`. */
export async function openTestIssuer(redirectUri: string, people: People) {
  let signsIn = '';
  /** Simulated faults of the provider. */
  let unavailable = false;
  let hanging = false;
  const respond: { now: (request: IncomingMessage, response: ServerResponse) => unknown } = {
    now: (_request, response) => response.end(),
  };
  const server = createServer((request, response) => {
    if (hanging) return;
    if (unavailable) response.writeHead(502).end();
    else respond.now(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A different site from a console at 127.0.0.1, as in production.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig', kty: 'RSA' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people[accountId] }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  respond.now = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const denied = { error: 'access_denied', error_description: 'no' };
    const outcome = people[signsIn] ? { login: { accountId: signsIn } } : denied;
    return provider.interactionFinished(request, response, outcome);
  };

  return {
    settings: {
      ...{ issuer, clientId, clientSecret, label: 'Example SSO' },
      scope: 'openid profile email',
      rolesClaim: 'groups',
      nameClaim: 'email',
      groups: readGroupGrants('ops = operator; catalog = publisher of catalog; admins = admin'),
    } satisfies OidcSettings,
    /** Sets the user that browsers sign in as. Only known users can sign in. */
    setPerson(subject: string): void {
      signsIn = subject;
    },
    /** Signs in like a browser that was redirected to `address`. Resolves with the return URL. */
    async signIn(address: string, subject: string): Promise<URL> {
      signsIn = subject;
      const visit = createJar();
      let next = address;
      while (!next.startsWith(redirectUri)) {
        const response = await visit(next);
        const location = response.headers.get('location');
        if (!location)
          throw new Error(`The provider responded with ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return new URL(next);
    },
    /** Expires an issued code. */
    async expireCode(code: string): Promise<void> {
      const found = await provider.AuthorizationCode.find(code);
      if (!found) throw new Error('Code not found.');
      found.exp = 1;
      await found.save();
    },
    /** An ID token of a pipeline, as its CI system issues it: valid for five minutes, unless the claims differ. */
    idToken: (claims: JWTPayload, now: Date, header: { readonly kid?: string } = {}): Promise<string> => {
      const seconds = Math.floor(now.getTime() / 1000);
      const usual = { iss: issuer, sub: 'pipeline', jti: randomUUID(), nbf: seconds, iat: seconds };
      return new SignJWT({ ...usual, exp: seconds + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey);
    },
    /** Sets whether it accepts requests without responding. */
    setHanging(value: boolean): void {
      hanging = value;
    },
    /** Sets whether it responds with 502 to all requests. */
    setUnavailable(value: boolean): void {
      unavailable = value;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type TestIssuer = Awaited<ReturnType<typeof openTestIssuer>>;
