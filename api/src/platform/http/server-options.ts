import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { rejectBrokenRequest } from './broken-request';
import { BODY_LIMIT } from './json-body';
import { makeRequestLog } from './request-log';
import { sendError } from './send-error';

const noCompiler = (): never => {
  throw new Error('A plugin whose routes have schemas sets its own compilers.');
};

/**
 * Options for the Fastify server that the API is mounted on: what only the server itself can set. Requests get a
 * random id; a malformed address gets the API's kind of error; X-Forwarded headers count from named proxies alone.
 * The API logs its own requests, one line each.
 */
export function serverOptions(
  config: { readonly trustedProxies: readonly string[] },
  loggerInstance: Logger,
) {
  return {
    loggerInstance,
    childLoggerFactory: makeRequestLog,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Requests that come on an open connection while the server closes are handled, and the connection ends after.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Without these Fastify loads its own compilers, which no route uses.
    schemaController: {
      compilersFactory: { buildValidator: () => noCompiler, buildSerializer: () => noCompiler },
    },
    frameworkErrors: sendError,
    clientErrorHandler: rejectBrokenRequest,
  } satisfies FastifyServerOptions;
}
