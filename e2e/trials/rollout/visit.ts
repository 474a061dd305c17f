import { randomBytes } from 'node:crypto';
import type { PageTelemetry, TelemetryEvent, TelemetryReport } from '@shop/contracts';
import { releaseIn } from '../../support/release-in';
import { faultBelow } from './throwing-build';

/** Where everybody goes in the demonstration. */
export const listing = '/all-products';

/** Of ten shoppers seven come with a phone. */
const phonesOfTen = 7;

export interface Visit {
  readonly variant: string;
  readonly failed: boolean;
}

/** A name for a browser, as the shop gives them. */
export const newCohort = (): string => randomBytes(16).toString('base64url');

/**
 * A shopper without a browser: opens the listing for the first time and reports what its page would have met. `index` says
 * with which device; successes are reported by those whom the page asks to.
 */
export async function visit(shop: string, index: number, throwing: string): Promise<Visit> {
  const headers = { cookie: `cohort=${newCohort()}` };
  const response = await fetch(shop + listing, { headers });
  const html = await response.text();
  const catalog = releaseIn(html)?.remotes.catalog;
  if (!catalog) throw new Error(`${shop}${listing} names no catalog (${response.status}).`);
  const asked = await fetch(`${shop}/registry/v1/page-telemetry`, { headers });
  const { nonce, reportSuccesses } = (await asked.json()) as PageTelemetry;
  const { version, variant = 'stable' } = catalog;
  const width = index % 10 < phonesOfTen ? 390 : 1366;
  const failed = version === throwing && width < faultBelow;
  const of = { remote: 'catalog', version } as const;
  const event: TelemetryEvent = failed
    ? { ...of, kind: 'failed', phase: 'run' }
    : { ...of, kind: 'loaded', ms: 100 };
  if (failed || reportSuccesses) {
    const report: TelemetryReport = { nonce, events: [event] };
    await fetch(`${shop}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
  }
  return { variant, failed };
}
