import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import type { ApiConfig } from './config';
import { answerError } from './http/error-answer';
import { answerBrokenRequest } from './http/broken-request';
import { BODY_LIMIT } from './http/json-body';
import { makeRequestLog } from './http/request-log';

/**
 * Options for the Fastify server that the API is mounted on: what only the server itself can set. Requests get a
 * random id; a malformed address gets the API's kind of answer; X-Forwarded headers count from named proxies alone.
 * The API logs its own requests, one line each.
 */
export function serverOptions(config: Pick<ApiConfig, 'trustedProxies'>, loggerInstance: Logger) {
  return {
    loggerInstance,
    childLoggerFactory: makeRequestLog,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Requests that come on an open connection while the server closes are answered, and the connection ends after.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  } satisfies FastifyServerOptions;
}
