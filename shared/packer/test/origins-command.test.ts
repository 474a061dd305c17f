import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRegistryClient } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { origins } from '../src/commands/origins';

const [maps, cdn] = ['https://maps.example', 'https://cdn.example'] as const;
let test: TestRegistry;

beforeAll(async () => {
  test = await openTestRegistry();
  const { artifact, files } = smallRemote('catalog', '1.0.0');
  await test.registry.publisher.publish({ artifact: { ...artifact, origins: [maps, cdn] }, files }, admin);
}, START_MS);
afterAll(() => test.close());

it('approves and withdraws origins on the command line', async () => {
  const lines: string[] = [];
  const client = createRegistryClient({ url: test.address, token: await test.token('operator') });
  const run = (words: string[], reason?: string) =>
    origins(
      { words, options: { force: false, ...(reason !== undefined && { reason }) } },
      { client, log: (line) => void lines.push(line) },
    );
  await expect(run(['approve', 'catalog', cdn])).rejects.toThrow(
    `Add --reason to explain why you want to approve ${cdn}.`,
  );
  await run(['approve', 'catalog', cdn], 'Pictures');
  await run(['catalog']);
  await run(['withdraw', 'catalog', cdn], 'Moved');
  expect(lines).toEqual([
    `Approved ${cdn} for catalog. Checkout pages never connect to it.`,
    expect.stringMatching(/^https:\/\/cdn\.example {2}approved by .*: Pictures$/),
    `${maps}  not approved, declared by catalog@1.0.0`,
    `Withdrew ${cdn} from catalog. Live versions keep it until the next release.`,
  ]);
});
