import type { Executor } from '../../platform/db/schema';
import type { DowntimeSeverity } from './ports';
import type { PaymentDowntimeRow } from './tables';

/** An outage as the checkout shows it. */
export interface PaymentOutage {
  readonly method: string;
  /** True if the payment window must not offer the method. */
  readonly hidden: boolean;
  /** A sentence for the shopper. */
  readonly text: string;
}

type ActiveDowntime = Pick<PaymentDowntimeRow, 'method' | 'part' | 'severity'>;

const names: Readonly<Record<string, string>> = { card: 'card', netbanking: 'net banking', upi: 'UPI' };
const ranks: Readonly<Record<DowntimeSeverity, number>> = { high: 0, medium: 1, low: 2 };

/** Maximum number of sentences next to the pay button; more would push it out of sight. */
const MAX_OUTAGES = 5;

const nameOf = ({ method, part }: ActiveDowntime) => part ?? names[method] ?? method;

function textOf(downtime: ActiveDowntime, isHidden: boolean): string {
  const payments = `Payments by ${nameOf(downtime)}`;
  if (isHidden) return `${payments} do not work at the moment, so the payment window does not offer them.`;
  return downtime.severity === 'high'
    ? `${payments} do not work at the moment. Please pay in another way.`
    : `${payments} may fail or take longer at the moment.`;
}

/** Methods that are down completely. Empty if nothing else were left to pay with. */
function hiddenMethods(downtimes: readonly ActiveDowntime[]): ReadonlySet<string> {
  const down = downtimes.filter(({ part, severity }) => part === null && severity === 'high');
  const hidden = new Set(down.map(({ method }) => method));
  return Object.keys(names).every((method) => hidden.has(method)) ? new Set() : hidden;
}

/** The notices of the checkout for these outages: most severe first, each method or part once. */
export function outagesOf(downtimes: readonly ActiveDowntime[]): readonly PaymentOutage[] {
  const hidden = hiddenMethods(downtimes);
  const shown = new Map<string, PaymentOutage>();
  const sorted = [...downtimes].sort(
    (a, b) =>
      Number(a.part !== null) - Number(b.part !== null) ||
      ranks[a.severity] - ranks[b.severity] ||
      nameOf(a).localeCompare(nameOf(b), 'en'),
  );
  for (const downtime of sorted) {
    const { method, part } = downtime;
    const isHidden = hidden.has(method);
    if (isHidden && part !== null) continue;
    const name = nameOf(downtime);
    if (shown.has(name)) continue;
    shown.set(name, { method, hidden: isHidden, text: textOf(downtime, isHidden) });
  }
  return [...shown.values()].slice(0, MAX_OUTAGES);
}

/** The current outages, as the checkout shows them; empty without any. */
export async function readOutages(db: Executor): Promise<readonly PaymentOutage[]> {
  const active = await db
    .selectFrom('payment_downtime')
    .select(['method', 'part', 'severity'])
    .where('active', '=', true)
    .execute();
  return outagesOf(active);
}
