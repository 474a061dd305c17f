import { faultFinder } from '@shop/protocol/schemas';
import type { TelemetryReport } from '@shop/contracts';
import { Type } from 'typebox';
import { checked } from '../../platform/schemas/checked';
import { pageStages, maxEvents, TelemetryEvent, Vitals } from './schemas';

const looksLikeReport = faultFinder(
  Type.Object({ nonce: Type.String(), events: Type.Array(Type.Unknown()) }),
);
const eventFaults = faultFinder(TelemetryEvent);
const vitalsIn = checked(Vitals);

const rounded = (event: TelemetryEvent): TelemetryEvent =>
  'ms' in event ? { ...event, ms: Math.round(event.ms) } : event;

/**
 * Parses an untrusted report; null for an invalid one, and without invalid events. Throws a
 * RegistryError 422 for invalid vitals.
 */
export function parseReport(value: unknown): Required<TelemetryReport> | null {
  if (looksLikeReport(value).length > 0) return null;
  const {
    nonce,
    events,
    vitals = [],
    stages = [],
  } = value as {
    readonly nonce: string;
    readonly events: readonly unknown[];
    readonly vitals?: unknown;
    readonly stages?: unknown;
  };
  const known = events
    .slice(0, maxEvents)
    .filter((event): event is TelemetryEvent => eventFaults(event).length === 0);
  const reached = pageStages.filter((stage) => Array.isArray(stages) && stages.includes(stage));
  return { nonce, events: known.map(rounded), vitals: vitalsIn(vitals), stages: reached };
}
