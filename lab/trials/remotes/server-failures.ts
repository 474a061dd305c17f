import type { RegistryClient } from '@shop/packer';

interface HealthPage {
  readonly windows: readonly {
    readonly version: string;
    readonly serverFailures?: number;
  }[];
}

/**
 * How often a version failed on the server, as the registry reports it; null where its health has no such figure.
 */
export async function serverFailures(
  client: RegistryClient,
  remote: string,
  version: string,
): Promise<number | null> {
  const { windows } = await client.call<HealthPage>(`/envs/live/health/${remote}?minutes=60`);
  const counts = windows
    .filter((window) => window.version === version)
    .map(({ serverFailures: count }) => count)
    .filter((count) => count !== undefined);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
