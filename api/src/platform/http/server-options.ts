import { inertPolicy } from '@shop/config/security-headers';
import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Logger } from 'pino';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, sendError } from './api-error';
import { BODY_LIMIT } from './json-body';
import { makeRequestLog } from './request-log';

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

const responses: Readonly<Record<string, ErrorBody>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

const UNREADABLE: ErrorBody = { status: 400, message: 'This request could not be understood.' };

/** Responds to what Node could not even parse as HTTP, with the body of every error, and ends the connection. */
export function rejectBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = responses[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(response);
  socket.end(
    [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-security-policy: ${inertPolicy}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const EVERY_MS = 100;

/**
 * Call it when a server begins to close. Node ends the connections that are idle at that moment; one that was busy
 * then stays open for its keep-alive time after its response, and would keep the process from stopping.
 */
export function endIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
