import type { PageRelease, PageTelemetry, TelemetryEvent } from '@shop/contracts';
import { isInCanary } from '@shop/contracts/choice';
import { randomBytes } from 'node:crypto';
import type { TestRegistry } from './test-registry';

/** A simulated shopper: a cohort, an IP address, and the reports of its page. */
export interface TestShopper {
  readonly ip: string;
  /** By default a new cohort. */
  readonly cohort?: string;
  readonly events: readonly TelemetryEvent[];
}

const newCohort = () => randomBytes(16).toString('base64url');

/** An IP address in a numbered network; each network is a different /24. */
export const addressIn = (network: number, host = 1): string => `10.${network >> 8}.${network & 255}.${host}`;

/** A cohort in the running canary of a remote. */
export function cohortInCanary(test: TestRegistry, remote: string): string {
  const canary = test.live.current()?.assignments[remote]?.canary;
  if (!canary) throw new Error(`No canary of ${remote} is running.`);
  for (;;) {
    const cohort = newCohort();
    if (isInCanary(canary, cohort)) return cohort;
  }
}

/** Requests a permit from the shop over HTTP, as the page of a cohort at an IP address. */
export async function permitFor(test: TestRegistry, ip: string, cohort = newCohort()) {
  const headers = { cookie: `cohort=${cohort}`, 'x-forwarded-for': ip };
  const ask = (path: string) => fetch(`${test.shopAddress}/registry/v1/${path}`, { headers });
  const { proof = '' } = (await (await ask('page-release')).json()) as PageRelease;
  const response = await ask(`page-telemetry?proof=${proof}`);
  return { status: response.status, permit: (await response.json()) as PageTelemetry };
}

/** Sends a report to the shop over HTTP. Resolves with the status. */
export async function sendReport(
  test: TestRegistry,
  ip: string,
  report: { readonly nonce: string; readonly events: readonly TelemetryEvent[] },
): Promise<number> {
  const response = await fetch(`${test.shopAddress}/registry/v1/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(report),
  });
  return response.status;
}

/** Opens a page, and reports as the page would: successes only in sampled sessions. Resolves with whether it reported. */
export async function shop(test: TestRegistry, { ip, cohort, events }: TestShopper): Promise<boolean> {
  const { permit } = await permitFor(test, ip, cohort);
  const isWanted = ({ kind }: TelemetryEvent) =>
    permit.reportSuccesses || kind === 'error' || kind === 'failed';
  const reported = events.filter(isWanted);
  if (reported.length > 0) await sendReport(test, ip, { nonce: permit.nonce, events: reported });
  return reported.length > 0;
}

/** Reports a successful page of a sampled shopper in a network. */
export async function reportSuccess(
  test: TestRegistry,
  ip: string,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<void> {
  const events = [{ remote, version, kind: 'loaded', ms: 100 }] as const;
  while (!(await shop(test, { ip, events })));
}

/** Records a day's sessions without failures, of which one in four is a customer's. */
export async function measureCustomers(
  test: TestRegistry,
  of: { readonly remote: string; readonly version: string },
): Promise<void> {
  const at = test.clock.now();
  const rows = Array.from({ length: 600 }, (_, index) => ({
    ...{ env: 'live', ...of, failed: false, at },
    ...{ session: `measured ${at.getTime()} ${index}`, customer: index % 4 === 0 },
  }));
  await test.registry.database.db.insertInto('registry_health_session').values(rows).execute();
}
