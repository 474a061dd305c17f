import type { DowntimeSeverity } from '../../payment-watch/ports';
import type { SandboxContext } from './context';
import { randomText } from './store';
import { announce } from './webhooks';

const severities = ['high', 'medium', 'low'] as const satisfies readonly DowntimeSeverity[];
/** The field of `instrument` that names a part of each method. */
const partFields = { card: 'network', netbanking: 'bank', upi: 'psp' } as const;

type Method = keyof typeof partFields;

/** An outage that the sandbox plays. */
export interface PlayedOutage {
  readonly method: Method;
  /** A code of the provider, such as `VISA` or `HDFC`; the whole method without one. */
  readonly part?: string;
  readonly severity: DowntimeSeverity;
}

/** A played outage in the format of Razorpay's API. */
export interface SandboxDowntime {
  readonly id: string;
  readonly entity: 'payment.downtime';
  readonly method: string;
  readonly begin: number;
  readonly end: number | null;
  readonly status: 'started' | 'updated' | 'resolved';
  readonly scheduled: false;
  readonly severity: DowntimeSeverity;
  readonly instrument: Readonly<Record<string, string>>;
  readonly created_at: number;
  readonly updated_at: number;
}

const spelling = /^(card|netbanking|upi)(?:\/(\w{1,20}))?=(high|medium|low)$/;

/** Reads `upi=high,netbanking/HDFC=medium`; null for another spelling. */
export function parseOutages(text: string): readonly PlayedOutage[] | null {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const read = parts.map((part): PlayedOutage | null => {
    const [, method, name, severity] = spelling.exec(part.trim()) ?? [];
    const known = severities.find((each) => each === severity);
    if (!method || !known) return null;
    return { method: method as Method, severity: known, ...(name && { part: name }) };
  });
  return read.some((outage) => outage === null) ? null : read.filter((outage) => outage !== null);
}

/** An outage that begins now. */
export function beginOutage({ method, part, severity }: PlayedOutage, now: Date): SandboxDowntime {
  const begin = Math.floor(now.getTime() / 1000);
  return {
    id: `down_${randomText(14)}`,
    entity: 'payment.downtime',
    method,
    begin,
    end: null,
    status: 'started',
    scheduled: false,
    severity,
    instrument: part === undefined ? {} : { [partFields[method]]: part },
    created_at: begin,
    updated_at: begin,
  };
}

async function notify(context: SandboxContext, downtime: SandboxDowntime): Promise<void> {
  const payload = { 'payment.downtime': { entity: downtime } };
  await context.store.transaction((tx) =>
    announce(tx, context, [{ type: `payment.downtime.${downtime.status}`, payload }]),
  );
  context.changed();
}

/** Reports the outages with which the sandbox was opened, each by a webhook. */
export async function announceOutages(context: SandboxContext): Promise<void> {
  for (const downtime of context.faults.downtimes) await notify(context, downtime);
}

/** Starts an outage and reports it by a webhook. Returns its id. */
export async function startOutage(context: SandboxContext, outage: PlayedOutage): Promise<string> {
  const downtime = beginOutage(outage, context.clock.now());
  context.faults.downtimes.push(downtime);
  await notify(context, downtime);
  return downtime.id;
}

/** Changes the severity of an outage, or ends it without one, and reports that by a webhook. Does nothing for an unknown id. */
export async function changeOutage(
  context: SandboxContext,
  id: string,
  severity?: DowntimeSeverity,
): Promise<void> {
  const { downtimes } = context.faults;
  const index = downtimes.findIndex((downtime) => downtime.id === id);
  const known = downtimes[index];
  if (!known) return;
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const changed: SandboxDowntime = severity
    ? { ...known, severity, status: 'updated', updated_at: now }
    : { ...known, status: 'resolved', end: now, updated_at: now };
  if (severity) downtimes[index] = changed;
  else downtimes.splice(index, 1);
  await notify(context, changed);
}
