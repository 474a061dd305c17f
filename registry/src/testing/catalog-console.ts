import { smallRemote } from '@shop/protocol/testing';
import { openTestConsole, type TestConsole } from './test-console';
import { admin, openTestRegistry, type TestRegistry } from './test-registry';

export interface CatalogConsole {
  readonly test: TestRegistry;
  readonly ops: TestConsole;
  /** Sessions of staff, by role. */
  readonly sessions: Readonly<Record<'admin' | 'operator' | 'viewer', string>>;
  close(): Promise<void>;
}

/** The console of a registry with these versions of the remote `catalog`, the first of which is live. */
export async function openCatalogConsole(first: string, ...others: string[]): Promise<CatalogConsole> {
  const test = await openTestRegistry();
  const { publisher, releases } = test.registry;
  for (const version of [first, ...others]) await publisher.publish(smallRemote('catalog', version), admin);
  const change = { kind: 'promote', versions: { catalog: first } } as const;
  await releases.change('live', change, { actor: admin, reason: 'First', expected: 0, key: null });
  const ops = await openTestConsole(test);
  return {
    ...{ test, ops },
    sessions: {
      admin: await test.session('admin'),
      operator: await test.session('operator'),
      viewer: await test.session('viewer'),
    },
    async close() {
      await ops.close();
      await test.close();
    },
  };
}
