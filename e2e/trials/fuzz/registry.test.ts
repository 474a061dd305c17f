import { smallRemote } from '@shop/packer/testing';
import { expect, it } from '@jest/globals';
import { admin, openTestRegistry } from '../../../registry/src/testing/test-registry';
import { fetchOperations } from './document';
import { makeRequest, type KnownTexts } from './make-request';
import { seededRandom } from '../../support/random';

const named = {
  env: ['live'],
  remote: ['catalog', 'cart'],
  version: ['1.0.0', '1.1.0', '9.9.9'],
  name: ['catalog:start', 'catalog:advance', 'catalog:abort', 'cart:start'],
  seq: ['0', '1', '2'],
};
const known: KnownTexts = { all: Object.values(named).flat(), named };

// The registry of tests responds with 500 to what its document does not describe.
it('four hundred requests made from the registry’s document get no 5xx and no response but those it describes', async () => {
  const test = await openTestRegistry({ reportsPerMinute: 10_000, renderBatchesPerMinute: 10_000 });
  const token = await test.token('admin');
  for (const [remote, version] of [
    ['catalog', '1.0.0'],
    ['catalog', '1.1.0'],
    ['cart', '1.0.0'],
  ] as const)
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  const operations = await fetchOperations(test.address, '/registry/v1/openapi.json');
  const findings: string[] = [];
  const reached = new Set<string>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = seededRandom(seed);
    const head = (await test.registry.releases.head('live'))?.seq ?? 0;
    const { operation, method, target, headers, body } = makeRequest(seed, operations, known, test.address);
    const response = await fetch(test.address + target, {
      method,
      headers: {
        ...headers,
        ...(random.chance(0.95) && { authorization: `Bearer ${token}` }),
        'if-match': random.chance(0.9) ? `"${head}"` : random.pick(['x', '"999999"', '"-1"']),
        'idempotency-key': random.chance(0.9) ? `wish-number-${seed}` : 'short',
      },
      body: method === 'GET' ? undefined : typeof body === 'string' ? body : body && new Uint8Array(body),
    });
    const text = await response.text();
    if (response.ok) reached.add(`${operation.method} ${operation.path}`);
    if (response.status >= 500) findings.push(`${method} ${target} ${String(body)}: ${text}`);
  }
  expect(findings).toEqual([]);
  expect(reached.size).toBeGreaterThan(operations.length * 0.3);
  await test.close();
}, 180_000);
