import type { TelemetryEvent, TelemetryReport } from '@shop/contracts';

/** More than any page has to say at once. */
const maxEvents = 50;
/** Slower than this is a device that slept. */
const maxMs = 120_000;
const phases = ['entry', 'chunk', 'run', 'timeout'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseEvent(value: unknown): TelemetryEvent | null {
  if (!isRecord(value)) return null;
  const { remote, version, kind, ms, phase } = value;
  if (typeof remote !== 'string' || typeof version !== 'string') return null;
  if (kind === 'loaded' || kind === 'lcp') {
    const fits = typeof ms === 'number' && ms >= 0 && ms <= maxMs;
    return fits ? { remote, version, kind, ms: Math.round(ms) } : null;
  }
  if (kind === 'failed') {
    const known = phases.find((name) => name === phase);
    return known ? { remote, version, kind, phase: known } : null;
  }
  return kind === 'error' ? { remote, version, kind } : null;
}

/** Reads a report as anybody may have sent it; null for what is none, and without the events that are none. */
export function parseReport(value: unknown): TelemetryReport | null {
  if (!isRecord(value) || typeof value.nonce !== 'string' || !Array.isArray(value.events)) return null;
  const events = value.events.slice(0, maxEvents).flatMap((event) => parseEvent(event) ?? []);
  return { nonce: value.nonce, events };
}
