import type { RegistryClient } from '@shop/protocol';
import { expect, it } from '@jest/globals';
import { serverFailures } from './server-failures';

const clientWith = (windows: readonly object[]) =>
  ({ call: async () => ({ windows }) }) as unknown as RegistryClient;

it('adds up the failures of one version; null if none are reported', async () => {
  const windows = [
    { version: '1.0.1', serverFailures: 2 },
    { version: '1.0.2', serverFailures: 5 },
    { version: '1.0.1', serverFailures: 1 },
  ];
  expect(await serverFailures(clientWith(windows), 'content', '1.0.1')).toBe(3);
  expect(await serverFailures(clientWith([{ version: '1.0.1' }]), 'content', '1.0.1')).toBeNull();
  expect(await serverFailures(clientWith([]), 'content', '1.0.1')).toBeNull();
});
