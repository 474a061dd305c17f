import type { RegistryClient } from '@shop/protocol';

interface HealthPage {
  readonly windows: readonly {
    readonly version: string;
    readonly serverFailures?: number;
  }[];
}

/**
 * The failures of a version on the server, as reported by the registry; null if the registry has no number.
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
