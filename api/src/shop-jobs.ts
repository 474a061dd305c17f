import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { ApiConfig } from './config';
import { startMaintenance } from './maintenance';
import { startResetRequests } from './modules/accounts/password-reset';
import type { MailService } from './modules/mail/mailer';
import type { Payments } from './open-payments';
import type { Database } from './platform/db/database';

export interface ShopJobsContext {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly payments: Payments;
  readonly mail: MailService;
  readonly logger: FastifyBaseLogger;
  /** Of the process's metrics, where they are served. */
  readonly register?: Registry | undefined;
}

/**
 * Starts everything that no request waits for. The returned function ends it in an order in which what one job still
 * causes finds the next one running: payments, then mail.
 */
export function startShopJobs(context: ShopJobsContext): () => Promise<void> {
  const { config, database, payments, mail, logger } = context;
  const paying = payments.start();
  const mailing = mail.start();
  const resetting =
    config.mail &&
    startResetRequests({
      database,
      mailer: mail.mailer,
      linkOrigin: config.mail.linkOrigin,
      log: logger,
    });
  const stopMaintenance = startMaintenance({
    database,
    retention: config.retention,
    log: logger,
    register: context.register,
  });
  return async () => {
    await paying.stop();
    await resetting?.stop();
    await mailing.stop();
    await stopMaintenance();
  };
}
