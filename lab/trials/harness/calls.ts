import type { ResponseCounts } from './outcome';
import type { Tally } from './shoppers';

/** Of the calls that a purchase makes: how many had which status, and which of them should not have been. */
export function callsOf({ statuses, hung }: Tally) {
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  for (const [call, count] of statuses) {
    const status = /\d+$/.exec(call)?.[0] ?? 'none';
    counts[status] = (counts[status] ?? 0) + count;
    // 502: the sandbox, to which the shop is one of many, stores its orders in the same database.
    if (!/^(200|502|503)$/.test(status)) failures.push(`${count} × ${call}`);
  }
  if (hung > 0) failures.push(`${hung} calls without a response in 10 s`);
  return { counts, failures };
}

/** Adds the counts of two. */
export function sum(one: ResponseCounts, other: ResponseCounts): ResponseCounts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
