import { after, durations } from './durations';
import type { OrderContext } from './order-context';

const BATCH = 1_000;

/** Forgets webhooks that were applied long ago: they hold shoppers' names and addresses. */
export async function forgetEvents({
  database,
  clock,
}: Pick<OrderContext, 'database' | 'clock'>): Promise<void> {
  await database.db
    .deleteFrom('webhook_event')
    .where('event_id', 'in', (old) =>
      old
        .selectFrom('webhook_event')
        .select('event_id')
        .where('processed_at', '<', after(clock.now(), -durations.keptEvents))
        .limit(BATCH),
    )
    .execute();
}
