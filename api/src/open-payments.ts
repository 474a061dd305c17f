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
  /** With its tables up to date: the sandbox stores its keys there. */
  readonly database: Database;
  readonly settings: PaymentSettings;
  readonly log: Log;
  /** Sends nothing when it is left out. */
  readonly mailer?: Mailer;
  /** Where mails link to, such as `https://shop.example`; without it they have no links. */
  readonly linkOrigin?: string;
  readonly clock?: Clock;
  /** Only for the sandbox: how it misbehaves, and its client's timeouts. */
  readonly sandbox?: SandboxOptions;
}

/** Everything that takes money and turns it into orders; one a process. */
export interface Payments {
  readonly context: OrderContext;
  readonly jobs: OrderJobs;
  /** Null when the real provider takes the money. */
  readonly sandbox: Sandbox | null;
  /** Starts what no request waits for: the reconciler's turns and the sandbox's webhooks. */
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

/** Opens the provider that the settings name, and the order core over it. Nothing runs before `start`. */
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
