import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { ApiConfig } from './config';
import { startMaintenance } from './maintenance';
import { startResetRequests } from './modules/accounts/password-reset';
import { startAlerts } from './modules/alerts/send-alerts';
import type { MailService } from './modules/mail/mailer';
import type { CourierService } from './open-couriers';
import type { Payments } from './open-payments';
import type { Database } from './platform/db/database';

export interface ShopJobsContext {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly payments: Payments;
  readonly couriers?: CourierService;
  readonly mail: MailService;
  readonly logger: FastifyBaseLogger;
  /** The process's metrics registry, if metrics are served. */
  readonly register?: Registry | undefined;
}

/**
 * Starts all background jobs. The returned function stops them in the order of their dependencies: payments and
 * couriers before mail, because they may still send an email.
 */
export function startShopJobs(context: ShopJobsContext): () => Promise<void> {
  const { config, database, payments, couriers, mail, logger } = context;
  const paying = payments.start();
  const tracking = couriers?.start();
  const mailing = mail.start();
  const resetting =
    config.mail &&
    startResetRequests({
      database,
      mailer: mail.mailer,
      linkOrigin: config.mail.linkOrigin,
      log: logger,
    });
  const alerting =
    config.mail &&
    startAlerts({ database, mailer: mail.mailer, linkOrigin: config.mail.linkOrigin, log: logger });
  const stopMaintenance = startMaintenance({
    database,
    retention: config.retention,
    log: logger,
    register: context.register,
  });
  return async () => {
    await paying.stop();
    await tracking?.stop();
    await resetting?.stop();
    await alerting?.stop();
    await mailing.stop();
    await stopMaintenance();
  };
}
