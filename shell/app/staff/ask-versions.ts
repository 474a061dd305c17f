import type { StaffVersions } from '@shop/contracts';

const address = '/registry/v1/staff/versions';
const patienceMs = 8000;

/** What the shop says of this browser's versions. `over`: it is not one of staff, or no longer. */
export type FoundVersions =
  | { readonly state: 'ready'; readonly versions: StaffVersions }
  | { readonly state: 'over' | 'failed' };

/** Asks the shop which versions this browser has, and why. Never rejects. */
export async function askVersions(): Promise<FoundVersions> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (response.ok) return { state: 'ready', versions: (await response.json()) as StaffVersions };
    return { state: response.status === 403 ? 'over' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
}
