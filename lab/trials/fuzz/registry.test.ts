import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { seededRandom } from '../../../e2e/support/random';
import { chooseSeed } from './choose-seed';
import { fetchOperations, type Operation } from './document';
import { makeRequest, makeValidRequest, type FuzzRequest, type KnownTexts } from './make-request';

const named = {
  env: ['live'],
  remote: ['catalog', 'cart'],
  version: ['1.0.0', '1.1.0', '9.9.9'],
  name: ['catalog:start', 'catalog:advance', 'catalog:abort', 'cart:start'],
  seq: ['0', '1', '2'],
};
const known: KnownTexts = { all: Object.values(named).flat(), named };

let test: TestRegistry;
let token: string;
let operations: readonly Operation[];
beforeAll(async () => {
  test = await openTestRegistry({ reportsPerMinute: 10_000, renderBatchesPerMinute: 10_000 });
  token = await test.token('admin');
  for (const [remote, version] of [
    ['catalog', '1.0.0'],
    ['catalog', '1.1.0'],
    ['cart', '1.0.0'],
  ] as const)
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await test.call('POST', '/envs/live/releases', {
    token,
    head: 0,
    body: { promote: { catalog: '1.0.0', cart: '1.0.0' }, reason: 'To have a release' },
  });
  operations = await fetchOperations(test.address, '/registry/v1/openapi.json');
});
afterAll(() => test.close());

const head = async () => `"${(await test.registry.releases.head('live'))?.seq ?? 0}"`;

async function send(
  { method, target, headers, body }: FuzzRequest,
  more: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(test.address + target, {
    method,
    headers: { ...headers, ...more },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : body && new Uint8Array(body),
  });
  return { status: response.status, text: await response.text() };
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const triesEach = 8;

// The test registry responds with 500 to anything that its document does not describe. The seeds are fixed, so that
// each run covers the same operations.
it('two fifths of the operations succeed with requests generated from the registry’s document, and none gets a 5xx', async () => {
  const reached: string[] = [];
  const findings: string[] = [];
  for (const operation of operations) {
    let succeeded = false;
    for (let seed = 1; seed <= triesEach && !succeeded; seed += 1) {
      const request = makeValidRequest(seed, operation, known, test.address);
      const { status, text } = await send(request, {
        authorization: `Bearer ${token}`,
        'if-match': await head(),
        'idempotency-key': `${seed} ${nameOf(operation)}`,
      });
      succeeded = status < 300;
      if (status >= 500)
        findings.push(`${request.method} ${request.target} ${String(request.body)}: ${text}`);
    }
    if (succeeded) reached.push(nameOf(operation));
  }
  expect(findings).toEqual([]);
  expect(reached.length).toBeGreaterThan(operations.length * 0.4);
});

it('400 requests generated from the registry’s document get only responses that it describes, and no 5xx', async () => {
  const first = chooseSeed('lab/trials/fuzz/registry.test.ts');
  const findings: string[] = [];
  for (let seed = first; seed < first + 400; seed += 1) {
    const random = seededRandom(seed);
    const request = makeRequest(seed, operations, known, test.address);
    const { status, text } = await send(request, {
      ...(random.chance(0.95) && { authorization: `Bearer ${token}` }),
      'if-match': random.chance(0.9) ? await head() : random.pick(['x', '"999999"', '"-1"']),
      'idempotency-key': random.chance(0.9) ? `wish-number-${seed}` : 'short',
    });
    const { method, target, body } = request;
    if (status >= 500) findings.push(`${method} ${target} ${String(body)}: ${text}`);
  }
  expect(findings).toEqual([]);
});
