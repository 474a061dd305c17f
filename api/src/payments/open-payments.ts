import type { Database } from '../db/database';
import { noMailer, type Mailer } from '../mail/mailer';
import { createJobs, type OrderJobs } from '../orders/jobs';
import { systemClock, type Clock, type Log, type OrderContext } from '../orders/order-context';
import { startRazorpay } from './razorpay/start-razorpay';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox/open-sandbox';
import type { PaymentSettings } from './settings';

export interface PaymentsOptions {
  /** With its tables up to date: the sandbox keeps its keys there. */
  readonly database: Database;
  readonly settings: PaymentSettings;
  readonly log: Log;
  /** Sends nothing when it is left out. */
  readonly mailer?: Mailer;
  readonly clock?: Clock;
  /** Only for the sandbox: how it misbehaves, and how patient its client is. */
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
  const context: OrderContext = { database, provider, mailer, clock, log };
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
