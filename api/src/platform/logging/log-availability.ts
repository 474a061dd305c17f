import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';

/** Logs once when the database becomes unavailable and once when it is back, until the returned function is called. */
export function logAvailability(
  { onAvailabilityChange }: Pick<Database, 'onAvailabilityChange'>,
  logger: FastifyBaseLogger,
): () => void {
  return onAvailabilityChange(({ part, down }) => {
    if (down) logger.error({ part, reason: down.message }, 'the database is away');
    else logger.warn({ part }, 'the database is back');
  });
}
