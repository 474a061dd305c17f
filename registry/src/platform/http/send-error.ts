import { RegistryError } from '@shop/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestValidator } from '../schemas/checked';
import { fullDiskRetrySeconds, retrySeconds } from '../../durations';

const unavailable =
  /database (is closed|has stopped|stopped)|only connection was busy|after calling end|Connection terminated|timeout exceeded/i;
/**
 * System errors, and SQLSTATE classes: connection, resources, shutdown, a read-only server, timeouts of
 * statements, locks and transactions, and serialization failures.
 */
const unavailableCodes =
  /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|(08|53|57P|40)\w+|25006|25P0[34]|57014|55P03)$/;
/** Error names of the database and the storage, whose classes belong to other packages. */
const unavailableNames = /^(Database(Down|Busy)|Timeout)Error$/;
const fullDiskCodes = /^(ENOSPC|EDQUOT)$/;

function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', cause } = error as NodeJS.ErrnoException;
  return fullDiskCodes.test(code) || isFullDisk(cause);
}

/** Whether a call failed because the registry's database or storage is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, $metadata, errors } = error as Error & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
    readonly errors?: readonly unknown[];
  };
  if (unavailableNames.test(error.name) || (typeof code === 'string' && unavailableCodes.test(code)))
    return true;
  if (unavailable.test(error.message) || ($metadata?.httpStatusCode ?? 0) >= 500) return true;
  return (errors ?? []).some(isUnavailable) || (cause !== undefined && isUnavailable(cause));
}

/** The error details that the caller may see. */
export function refusalOf(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (isFullDisk(error)) {
    const message = 'The disk is full where the registry stores versions. Free some space, then try again.';
    return new RegistryError(503, message, { retryAfter: fullDiskRetrySeconds });
  }
  if (isUnavailable(error)) {
    const message = 'The registry cannot reach its database or storage. Nothing was changed; try again.';
    return new RegistryError(503, message, { retryAfter: retrySeconds });
  }
  if (statusCode === 413) return new RegistryError(413, 'The request is too large.');
  if (statusCode >= 400 && statusCode < 500) return new RegistryError(statusCode, (error as Error).message);
  return new RegistryError(500, 'Something went wrong in the registry. See its log.');
}

/** Fastify's error handler of the registry: `{status, message, …}`, with a message that a person can act on. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, details } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'registry call failed');
  if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json')
    .send({ ...details.body, status, message });
}

/** Sets the registry's validation and error handling for routes. */
export function configureRegistryErrors(app: FastifyInstance): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
}
