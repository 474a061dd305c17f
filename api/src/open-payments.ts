import { noMailer, type Mailer } from './modules/mail/mailer';
import { createJobs, type OrderJobs } from './modules/orders/reconcile';
import { createOrderLinks } from './modules/orders/order-access';
import type { OrderContext } from './modules/orders/ports';
import { startRazorpay } from './modules/payments/razorpay/start-razorpay';
import { openSandbox, type Sandbox, type SandboxOptions } from './modules/payments/sandbox/open-sandbox';
import type { PaymentSettings } from './modules/payments/settings';
import type { Database } from './platform/db/database';
import { systemClock, type Clock } from './platform/jobs/clock';
import type { Log } from './platform/logging/log';

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

/** Opens the provider that the settings name, and the order core over it. Nothing runs by itself before `start`. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { database, settings, log, mailer = noMailer, clock = systemClock } = options;
  const sandbox =
    settings.kind === 'sandbox'
      ? await openSandbox({ database, settings, log, clock }, options.sandbox)
      : null;
  const provider = settings.kind === 'sandbox' ? sandbox?.provider : startRazorpay(settings);
  if (!provider) throw new Error('There is no payment provider');
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
