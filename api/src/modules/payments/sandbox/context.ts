import type { FastifyReply, FastifyRequest } from 'fastify';
import { asApiError } from '../../../platform/http/api-error';
import type { Clock } from '../../../platform/jobs/clock';
import type { Log } from '../../../platform/logging/logger';
import type { WebhookBehaviour } from '../../../platform/webhooks/behaviours';
import type { SandboxDowntime } from './downtimes';
import type { SandboxSettledItem } from './settlements';
import type { SandboxStore } from './store';
import type { PaymentFailure, SandboxAccount } from './tables';

/** Paths of the sandbox on the API's origin. The window's files are in one folder. */
export const sandboxPaths = {
  base: '/sandbox/razorpay',
  script: '/v1/checkout.js',
  window: '/v1/checkout/window',
} as const;

/** Faults of the sandbox; tests change these while it runs. */
export interface SandboxFaults {
  webhooks: WebhookBehaviour;
  /** Delay of webhooks under `delay`, in milliseconds. */
  delayMs: number;
  /** Number of copies of each webhook under `repeat`. */
  copies: number;
  /** True while the REST API does not respond. */
  down: boolean;
  /** Number of upcoming calls that are processed, but whose responses are lost. */
  loseReplies: number;
  /** Current outages of payment methods. */
  readonly downtimes: SandboxDowntime[];
  /** Changes a settled item, or leaves it out. */
  alterSettled?: (item: SandboxSettledItem) => SandboxSettledItem | null;
}

/** The context of the sandbox's modules. */
export interface SandboxContext {
  readonly store: SandboxStore;
  readonly account: SandboxAccount;
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: SandboxFaults;
  /** The API's origin, `http://127.0.0.1:3000`; known once it listens. */
  readonly origin: () => string;
  /** Called after a change that has webhooks to send. */
  readonly changed: () => void;
}

/** A refusal in Razorpay's format: `{error: {code, description, ...}}`. */
export class SandboxError extends Error {
  constructor(
    readonly statusCode: number,
    description: string,
    readonly details: {
      readonly field?: string;
      readonly metadata?: Readonly<Record<string, string>>;
    } & Partial<Omit<PaymentFailure, 'description'>> = {},
  ) {
    super(description);
    this.name = 'SandboxError';
  }
}

/** The error handler of the sandbox's routes. */
export function sendSandboxError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof SandboxError)) {
    const { status, message: description } = asApiError(error);
    if (status >= 500) request.log.error({ err: error }, 'the payment sandbox failed');
    const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
    void reply.code(status).send({ error: { code, description } });
    return;
  }
  const {
    code = 'BAD_REQUEST_ERROR',
    source = 'business',
    step = 'payment_initiation',
    ...rest
  } = error.details;
  const { reason = 'input_validation_failed', metadata = {}, field } = rest;
  void reply.code(error.statusCode).send({
    error: { code, description: error.message, source, step, reason, metadata, ...(field && { field }) },
  });
}
