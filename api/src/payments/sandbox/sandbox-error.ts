import type { FastifyReply, FastifyRequest } from 'fastify';
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
export function answerSandboxError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof SandboxError)) {
    const { statusCode = 500 } = error as { statusCode?: number };
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'the payment sandbox failed');
    const description =
      status === 500 ? 'We are facing some trouble completing your request.' : 'The request is invalid.';
    void reply
      .code(status)
      .send({ error: { code: status === 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR', description } });
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
