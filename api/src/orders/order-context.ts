import type { Database } from '../db/database';
import type { Mailer } from '../mail/mailer';
import type { PaymentProvider } from '../payments/provider';

/** The time, as a dependency: reservations and repeats hang on it, and tests move it. */
export interface Clock {
  now(): Date;
}

/** What the order core reports; Fastify's and pino's loggers fit. Never shoppers' data. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the order core works with. */
export interface OrderContext {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
}

/** The time as it is. */
export const systemClock: Clock = { now: () => new Date() };
