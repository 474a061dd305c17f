import type { Tx } from '../../platform/db/tables';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long a network has to be known before its reports are evidence, in ms. */
const settleMs = 3 * dayMs;
/** While the list of networks is younger than twice that: the share of its age that a network has to be known for. */
const settleShare = 0.5;

/** Whether a network was known early enough; `oldest` is when the first of all was seen. */
export function isSettled(firstSeen: Date, oldest: Date, now: Date): boolean {
  const age = now.getTime() - oldest.getTime();
  return now.getTime() - firstSeen.getTime() >= Math.min(settleMs, age * settleShare);
}

/**
 * Notes a network and resolves to whether its reports are evidence: it has been known for three days or, in a younger list, for
 * half of its age. Concurrent reports of a network wait for each other until the transaction ends.
 */
export async function noteNetwork(tx: Tx, env: string, network: string, now: Date): Promise<boolean> {
  const row = { env, network };
  await tx
    .insertInto('registry_network')
    .values({ ...row, first_seen: now, last_seen: now })
    .onConflict((conflict) => conflict.columns(['env', 'network']).doNothing())
    .execute();
  const { first_seen, last_seen } = await tx
    .selectFrom('registry_network')
    .select(['first_seen', 'last_seen'])
    .where((where) => where.and(row))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (now.getTime() - last_seen.getTime() >= hourMs) {
    await tx
      .updateTable('registry_network')
      .set({ last_seen: now })
      .where((where) => where.and(row))
      .execute();
  }
  const { oldest } = await tx
    .selectFrom('registry_network')
    .select((select) => select.fn.min('first_seen').as('oldest'))
    .where('env', '=', env)
    .executeTakeFirstOrThrow();
  return isSettled(first_seen, oldest, now);
}
