import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { ApiConfig } from './config';
import { answerError } from './http/error-answer';
import { BODY_LIMIT } from './http/json-body';

/**
 * Options for the Fastify server that the API is mounted on: what only the server itself can set. Requests get a
 * random id; a malformed address gets the API's kind of answer; X-Forwarded headers count from named proxies alone.
 */
export function serverOptions(config: Pick<ApiConfig, 'trustedProxies'>, loggerInstance: FastifyBaseLogger) {
  return {
    loggerInstance,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
  } satisfies FastifyServerOptions;
}
