import { namingRule } from '@shop/config/reserved-paths';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { START_MS } from '../testing/databases';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let admin: string;

beforeAll(async () => {
  test = await openTestRegistry();
  admin = await test.token('admin');
}, START_MS);
afterAll(() => test.close());

const noName = (of: string) => `"No body" is not a valid name for ${of}: ${namingRule}`;
const noText = 'A text contains a character that cannot be stored (NUL or a lone surrogate). Remove it.';
const because = { reason: 'for the test' };

it.each<[string, string, object | undefined, number, string]>([
  ['GET', '/envs/No%20body', undefined, 400, noName('an environment')],
  ['GET', '/artifacts/No%20body', undefined, 400, noName('a remote')],
  [
    ...['GET', '/artifacts/catalog/1', undefined, 400],
    '"1" is not a version. Use a version such as 1.2.3 or 1.2.3-rc.1.',
  ] as [string, string, undefined, number, string],
  ['GET', '/envs/live/releases/first', undefined, 400, '"seq" must be a whole number from 0 to 2147483647.'],
  [
    'GET',
    '/envs/live/health/catalog?minutes=0',
    undefined,
    400,
    '"minutes" must be a whole number from 1 to 1440.',
  ],
  [
    'GET',
    '/envs/live/history?limit=201',
    undefined,
    422,
    '"before" and "limit" must be whole numbers, and "limit" at most 200.',
  ],
  [
    'GET',
    '/audit?before=x',
    undefined,
    422,
    '"before" and "limit" must be whole numbers, and "limit" at most 200.',
  ],
  ['GET', '/envs/live/vitals?days=31', undefined, 422, '"days" must be a whole number from 1 to 30.'],
  ['POST', '/envs/live/plan', [], 422, 'Send a JSON object.'],
  [
    'POST',
    '/envs/live/plan',
    { promote: {} },
    422,
    '"promote" must map remotes to versions, such as {"catalog": "1.3.0"}.',
  ],
  [
    'POST',
    '/envs/live/plan',
    { promote: { catalog: 1 } },
    422,
    '"promote" must map remotes to versions, such as {"catalog": "1.3.0"}.',
  ],
  ['POST', '/envs/live/plan', { rollback: 1.5 }, 422, '"rollback" must be a whole number.'],
  [
    'POST',
    '/envs/live/plan',
    { canary: { remote: 'catalog', version: '1.0.0' } },
    422,
    '"bps" must be a whole number.',
  ],
  [
    'POST',
    '/envs/live/releases',
    { rollback: 1 },
    422,
    '"reason" must be a non-blank string of at most 500 characters.',
  ],
  [
    'POST',
    '/envs/live/releases',
    { rollback: 1, reason: ' ' },
    422,
    '"reason" must be a non-blank string of at most 500 characters.',
  ],
  [
    'POST',
    '/envs/live/releases',
    { rollback: 1, ...because, force: 'yes' },
    400,
    '"force" must be true or false.',
  ],
  [
    'POST',
    '/envs/live/canaries/catalog:start',
    because,
    422,
    '"version" must be a non-blank string of at most 500 characters.',
  ],
  [
    'POST',
    '/envs/live/canaries/catalog:burn',
    because,
    404,
    'Unknown canary action. Use start, advance, promote or abort, such as catalog:start.',
  ],
  ['POST', '/envs/live/freeze', { ...because, remote: 5 }, 400, '"remote" must be a string.'],
  [
    'PUT',
    '/envs/live/shell',
    { version: '1.0.0' },
    422,
    'A shell must declare version, provided, singletons, storeContract and slots.',
  ],
  [
    'PUT',
    '/artifacts/catalog/1.0.0',
    {},
    422,
    'Send the version as a tar archive, with the content type application/x-tar.',
  ],
  [
    'POST',
    '/artifacts/collect',
    { days: 0 },
    422,
    '"days" must be a number of at least 1: the days since a version was last seen.',
  ],
  ['POST', '/artifacts/collect', { dryRun: 'no' }, 400, '"dryRun" must be true or false.'],
  [
    'POST',
    '/tokens',
    { role: 'viewer' },
    422,
    '"name" must be a non-blank string of at most 500 characters.',
  ],
  [
    'POST',
    '/tokens',
    { name: 'ci', role: 'king' },
    422,
    '"role" must be one of viewer, shop, gate, publisher, releaser, operator, admin.',
  ],
  ['POST', '/sightings', { versions: ['a\0@1.0.0'] }, 400, noText],
  ['POST', '/envs/live/freeze', { reason: '\ud800' }, 400, noText],
  ['DELETE', '/tokens/%00', undefined, 400, noText],
  ['POST', '/sightings', { versions: 'all' }, 400, '"versions" must be a list.'],
  ['POST', '/sightings', {}, 400, '"versions" is required and must be a list.'],
  [
    'POST',
    '/renders',
    { counts: [7] },
    422,
    'These renders cannot be counted: each entry of "counts" must be an object.',
  ],
])('%s %s %j: %i %s', async (method, path, body, status, message) => {
  const response = await test.call(method, path, { token: admin, body, head: 0 });
  expect([response.status, response.body]).toEqual([status, { status, message }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('checks permissions before validating input', async () => {
  const viewer = await test.token('viewer');
  for (const [token, status] of [
    [undefined, 401],
    [viewer, 403],
  ] as const) {
    expect((await test.call('POST', '/tokens', { token, body: {} })).status).toBe(status);
    expect((await test.call('POST', '/envs/live/releases', { token, body: [] })).status).toBe(status);
    expect((await test.call('PUT', '/envs/live/shell', { token, body: 7 })).status).toBe(status);
  }
});

it('requires a token for every call except those that pages and sign-ins make before they have one', async () => {
  const { body } = await test.call('GET', '/openapi.json');
  const paths = body.paths as Record<string, Record<string, { security?: unknown }>>;
  const open = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { security }]) => (security ? [] : [`${method} ${path}`])),
  );
  expect(open.sort()).toEqual([
    'get /registry/v1/envs/{env}/release.json',
    'get /registry/v1/openid/sign-out',
    'post /registry/v1/invitations',
    'post /registry/v1/openid/attempts',
    'post /registry/v1/openid/sessions',
    'post /registry/v1/pipeline-tokens',
    'post /registry/v1/sessions',
    'post /registry/v1/sessions/passkey',
    'post /registry/v1/sessions/passkey-options',
    'post /registry/v1/sessions/second-factor-options',
    'post /registry/v1/telemetry',
  ]);
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(calls)) {
      if (!security) continue;
      const address = path
        .replace('/registry/v1', '')
        .replace(/\{(\w+)\}/g, (_, name: string) => ({ version: '1.0.0', seq: '1' })[name] ?? 'catalog');
      const { status } = await test.call(method.toUpperCase(), address, {
        body: method === 'get' ? undefined : {},
      });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  }
});
