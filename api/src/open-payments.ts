import { noMailer, type Mailer } from './modules/mail/mailer';
import { createJobs, type OrderJobs } from './modules/orders/reconcile';
import { createOrderLinks } from './modules/orders/order-access';
import type { OrderContext, PaymentProvider } from './modules/orders/ports';
import {
  openSandbox,
  type Sandbox,
  type SandboxDeps,
  type SandboxOptions,
} from './modules/payments/sandbox/open-sandbox';
import { isSandbox, type PaymentSettings, providerOf } from './payment-settings';
import type { Database } from './platform/db/database';
import { systemClock, type Clock } from './platform/jobs/clock';
import type { Log } from './platform/logging/logger';

export interface PaymentsOptions {
  /** Migrated: the sandbox stores its keys there. */
  readonly database: Database;
  readonly settings: PaymentSettings;
  readonly log: Log;
  /** Without it, the shop does not send emails. */
  readonly mailer?: Mailer;
  /** Origin of links in emails, such as `https://shop.example`; without it emails do not contain links. */
  readonly linkOrigin?: string;
  readonly clock?: Clock;
  /** Only for the sandbox: its faults, and its client's timeouts. */
  readonly sandbox?: SandboxOptions;
}

/** The payment provider and the order services of a process. */
export interface Payments {
  readonly context: OrderContext;
  readonly jobs: OrderJobs;
  /** Null with a real payment provider. */
  readonly sandbox: Sandbox | null;
  /** Starts background work: the reconciler and the sandbox's webhooks. */
  start(): { stop(): Promise<void> };
}

/** Opens the provider of the settings. Only the sandbox needs the shop's database. */
async function openProvider(
  settings: PaymentSettings,
  deps: Omit<SandboxDeps, 'settings'>,
  options?: SandboxOptions,
): Promise<{ readonly provider: PaymentProvider; readonly sandbox: Sandbox | null }> {
  if (!isSandbox(settings)) return { provider: providerOf(settings).create(settings), sandbox: null };
  const sandbox = await openSandbox({ ...deps, settings }, options);
  return { provider: sandbox.provider, sandbox };
}

/** Opens the configured provider, and the order services that use it. Nothing runs before `start`. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { database, settings, log, mailer = noMailer, clock = systemClock } = options;
  const { provider, sandbox } = await openProvider(settings, { database, log, clock }, options.sandbox);
  const links = createOrderLinks(options.linkOrigin);
  const context: OrderContext = { database, provider, mailer, links, clock, log };
  const jobs = createJobs(context);
  return {
    context,
    jobs,
    sandbox,
    start() {
      const sending = sandbox?.startSending();
      const running = jobs.startJobs();
      return {
        async stop() {
          await sending?.stop();
          await running.stopJobs();
        },
      };
    },
  };
}
