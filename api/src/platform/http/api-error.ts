import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { DatabaseDownError, isBusy, isUnavailable } from '../db/database-error';

/** A failure with a status and a message for the shopper; the error handler turns it into the response. */
export class ApiError extends Error {
  readonly status: number;
  /** Additional fields of the response's body, such as the correct amount. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds for a Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    options: { extra?: Readonly<Record<string, unknown>>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/** The pattern of required text. A field that contains only spaces counts as missing, like an empty one. */
export const NOT_BLANK = '\\S';

const names: Readonly<Record<string, string>> = { pinCode: 'PIN code' };

/** A field's name for shoppers: `streetAddress` becomes "Street address". */
export function fieldLabel(field: string): string {
  const known = names[field];
  if (known) return known;
  const words = field
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fieldOf = (error: FastifySchemaValidationError): string => {
  const [required] = (error.params.requiredProperties as string[] | undefined) ?? [];
  return (
    required ??
    error.instancePath.split('/').findLast((segment) => segment !== '' && !/^\d+$/.test(segment)) ??
    ''
  );
};

/** The name of the first invalid field, as in the form; empty if the whole input is invalid. */
export function faultyField([first]: readonly FastifySchemaValidationError[]): string {
  return first ? fieldOf(first) : '';
}

function fault({ keyword, params }: FastifySchemaValidationError): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
    case 'minLength':
      return 'is required';
    case 'pattern':
      return params.pattern === NOT_BLANK ? 'is required' : 'is not valid';
    case 'maxLength':
      return `must not be longer than ${limit} characters`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minItems':
      return 'must not be empty';
    case 'maxItems':
      return `must not have more than ${limit} entries`;
    case 'type':
      return params.type === 'integer' ? 'must be a whole number' : 'is not valid';
    default:
      return 'is not valid';
  }
}

/** One sentence for the first error of a body or query. */
export function validationMessage(errors: readonly FastifySchemaValidationError[], context?: string): string {
  const [first] = errors;
  const field = first ? fieldOf(first) : '';
  if (!first || field === '')
    return context === 'body' ? 'The request needs a JSON body.' : 'The request is not valid.';
  return `${fieldLabel(field)} ${fault(first)}`;
}

/** The body of every failed response. */
export interface ErrorBody {
  readonly status: number;
  readonly message: string;
}

const frameworkMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request arrived incomplete.',
  FST_ERR_BAD_URL: 'This address is not valid.',
};

const GENERAL = 'Something went wrong';
const BUSY = 'The shop is busy. Please try again in a moment.';
const DOWN = 'The shop cannot save anything right now. Please try again in a few minutes.';

/** The error for an unknown address. */
export const notFound = () => new ApiError(404, 'There is nothing at this address.');

/** Converts an error for the shopper: never exposes a stack, SQL or a library's message. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isBusy(error)) return new ApiError(503, BUSY, { retryAfter: 5, cause: error });
  // A server that is down usually recovers in seconds; a full disk needs an operator.
  const retryAfter = error instanceof DatabaseDownError ? 5 : 60;
  if (isUnavailable(error)) return new ApiError(503, DOWN, { retryAfter, cause: error });
  const { validation, validationContext, statusCode = 500, code } = error as Partial<FastifyError>;
  // An invalid id or name in the path is the same as an unknown one.
  if (validation && validationContext === 'params') return notFound();
  if (validation) {
    const field = faultyField(validation);
    const extra = field === '' ? {} : { field };
    return new ApiError(400, validationMessage(validation, validationContext), { extra });
  }
  if (statusCode < 400 || statusCode >= 500) return new ApiError(500, GENERAL, { cause: error });
  return new ApiError(statusCode, frameworkMessages[code ?? ''] ?? 'This request could not be understood.');
}

/** Sends the public part of an error, with a Retry-After header; logs the rest. */
export function logFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  const failure = asApiError(error);
  const { cause } = failure;
  // The outage itself is logged once; its requests are logged without a stack.
  if (cause instanceof DatabaseDownError) request.log.warn({ reason: cause.message }, 'request rejected');
  else if (failure.status >= 500) request.log.error({ err: cause ?? failure }, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  return failure;
}

/** Fastify's error handler: responds with `{status, message}`. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = logFailure(error, request, reply);
  const body: ErrorBody = { ...failure.extra, status: failure.status, message: failure.message };
  void reply.code(failure.status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** Fastify's handler for unknown addresses. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendError(notFound(), request, reply);
}
