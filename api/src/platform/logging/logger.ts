import { isTracing, traceFields } from '@shop/tracing';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Database } from '../db/database';

/** A logger, such as Fastify's or pino's. Never pass it shoppers' data. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** At the top level of a line or one level down. */
const names = ['password', 'token', 'keySecret', 'webhookSecret', 'smtpUrl'];

const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'headers.cookie',
  'headers.authorization',
  ...names.flatMap((name) => [name, `*.${name}`]),
];

/**
 * The process's log, as JSON lines to standard output. `level` is one of pino's, or `silent`. If tracing is enabled, lines
 * contain their trace id.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const redact = { paths: secrets, censor: '[redacted]' };
  return pino({ level, redact, ...(isTracing() && { mixin: traceFields }) }, destination);
}

/** Logs once when the database becomes unavailable and once when it is available again; the returned function unsubscribes. */
export function logAvailability(
  { onAvailabilityChange }: Pick<Database, 'onAvailabilityChange'>,
  logger: FastifyBaseLogger,
): () => void {
  return onAvailabilityChange(({ part, down }) => {
    if (down) logger.error({ part, reason: down.message }, 'the database is unavailable');
    else logger.warn({ part }, 'the database is available again');
  });
}
