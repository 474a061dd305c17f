import type { FastifyReply, FastifyRequest } from 'fastify';
import { asApiError } from '../../../platform/http/send-error';
import type { PaymentFailure } from './tables';

/** A refusal in Razorpay's form: `{error: {code, description, ...}}`. */
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
