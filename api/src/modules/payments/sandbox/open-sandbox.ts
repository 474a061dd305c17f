import type { PaymentConfirmation } from '@shop/contracts';
import type { Database } from '../../../platform/db/database';
import type { Clock } from '../../../platform/jobs/clock';
import type { Log } from '../../../platform/logging/logger';
import type { SendingWebhooks } from '../../../platform/webhooks/send-webhooks';
import { type PaymentProvider, ProviderUnavailable } from '../../orders/ports';
import { createRazorpayProvider } from '../razorpay';
import { createRestClient, type RestClientOptions, type SendRequest } from '../razorpay/client';
import type { SandboxSettings } from './settings';
import { loadAccount, sandboxStore } from './store';
import { authoriseLate, pay, type PaymentAttempt } from './bank';
import { type SandboxContext, type SandboxFaults, sandboxPaths } from './context';
import { endDispute, openDispute } from './disputes';
import { announceOutages, beginOutage, changeOutage, type PlayedOutage, startOutage } from './downtimes';
import { refund, type RefundRequest } from './refunds';
import { deliverWebhooks, startSending } from './webhooks';

export interface SandboxDeps {
  readonly database: Database;
  readonly settings: SandboxSettings;
  readonly clock: Clock;
  readonly log: Log;
}

export interface SandboxOptions {
  readonly faults?: Partial<SandboxFaults>;
  /** Timeouts of the shop's client for the sandbox. */
  readonly client?: Pick<RestClientOptions, 'timeoutMs' | 'deadlineMs' | 'backoffMs'>;
}

/** A test payment provider: Razorpay's API and window without real payments, in the shop's database. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  /** The context of the sandbox's routes. */
  readonly context: SandboxContext;
  /** Changed by tests while it runs. */
  readonly faults: SandboxFaults;
  /** Sets the API's origin, at which the sandbox is called and to which it sends webhooks, and how it is called. */
  listenAt(origin: () => string | undefined, send?: SendRequest): void;
  /** Pays an order as the window does. Rejects with a SandboxError when the attempt fails. */
  pay(attempt: PaymentAttempt): Promise<PaymentConfirmation>;
  /** Authorises and captures a failed payment. */
  authoriseLate(paymentId: string): Promise<void>;
  /** Refunds a payment as from the provider's dashboard. */
  refundByHand(request: RefundRequest): Promise<void>;
  /** Starts an outage of a payment method, and returns its id. */
  startOutage(outage: PlayedOutage): Promise<string>;
  /** Changes the severity of an outage, or ends it without one. */
  changeOutage(id: string, severity?: PlayedOutage['severity']): Promise<void>;
  /** Disputes a payment, and returns the dispute's id. */
  openDispute(paymentId: string): Promise<string>;
  endDispute(id: string, status: 'won' | 'lost' | 'closed'): Promise<void>;
  /** Sends all due webhooks, and resolves when each has received a response. */
  deliverWebhooks(): Promise<void>;
  /** Starts sending webhooks automatically, beginning with those for outages in the settings. */
  startSending(): SendingWebhooks;
}

const defaultFaults: Omit<SandboxFaults, 'downtimes'> = {
  webhooks: 'normal',
  delayMs: 30_000,
  copies: 5,
  down: false,
  loseReplies: 0,
};

/** Opens the sandbox on a migrated database. It does not send webhooks before `startSending`. */
export async function openSandbox(deps: SandboxDeps, options: SandboxOptions = {}): Promise<Sandbox> {
  const { database, settings, clock, log } = deps;
  const store = sandboxStore(database);
  const account = await loadAccount(store);
  const faults: SandboxFaults = {
    ...defaultFaults,
    webhooks: settings.webhooks,
    downtimes: (settings.outages ?? []).map((outage) => beginOutage(outage, clock.now())),
    ...options.faults,
  };
  let findOrigin: () => string | undefined = () => undefined;
  let sendRequest: SendRequest = fetch;
  let sending: SendingWebhooks | undefined;
  const origin = () => {
    const found = findOrigin();
    if (found === undefined) throw new ProviderUnavailable('The payment sandbox is not listening');
    return found;
  };
  const context: SandboxContext = {
    store,
    account,
    clock,
    log,
    faults,
    origin,
    changed: () => sending?.soon(),
  };
  const { key_id: keyId, key_secret: keySecret, webhook_secret: webhookSecret } = account;
  return {
    provider: createRazorpayProvider({
      rest: createRestClient({
        ...options.client,
        baseUrl: () => origin() + sandboxPaths.base,
        send: (url, init) => sendRequest(url, init),
        keyId,
        keySecret,
      }),
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      checkoutScript: sandboxPaths.base + sandboxPaths.script,
    }),
    context,
    faults,
    listenAt(where, send = fetch) {
      findOrigin = where;
      sendRequest = send;
    },
    pay: (attempt) => pay(context, attempt),
    authoriseLate: (paymentId) => authoriseLate(context, paymentId),
    async refundByHand(request) {
      await refund(context, request);
    },
    startOutage: (outage) => startOutage(context, outage),
    changeOutage: (id, severity) => changeOutage(context, id, severity),
    openDispute: (paymentId) => openDispute(context, paymentId),
    endDispute: (id, status) => endDispute(context, id, status),
    deliverWebhooks: () => deliverWebhooks(context),
    startSending() {
      sending = startSending(context);
      announceOutages(context).catch((error: unknown) => {
        log.error({ err: error }, 'outages of the payment sandbox could not be reported');
      });
      return sending;
    },
  };
}
