import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { inertPolicy } from '@shop/config/security-headers';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Logger } from 'pino';
import { requestMs } from '../../durations';
import { ApiError, type ErrorBody, sendError } from './api-error';
import { makeRequestLog } from './request-log';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw bytes of the body, to verify signatures; null without a JSON body. */
    rawBody: Buffer | null;
  }
}

/** Maximum body size, in bytes. */
const BODY_LIMIT = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses UTF-8 JSON; undefined for an empty body. Throws an ApiError 400 if it is invalid. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(bytes), refusePrototype) as unknown;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, 'The body is not valid JSON.');
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new ApiError(400, 'The body is not valid JSON.');
  return value;
}

/** Accepts JSON bodies only, exposes their bytes, and treats an empty one as missing. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', null);
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: { rawBody: Buffer | null }, bytes: Buffer) => {
      request.rawBody = bytes;
      return parseJson(bytes);
    },
  );
}

const noCompiler = (): never => {
  throw new Error('A plugin whose routes have schemas sets its own compilers.');
};

/**
 * Options for the Fastify server that the API is mounted on, which plugins cannot set. Requests receive a random id; a
 * malformed URL is reported in the API's error format; X-Forwarded headers are trusted only from the configured
 * proxies. The API logs its requests, one line each.
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
    requestTimeout: requestMs,
    // By default, a server that starts slowly on a busy machine would exit after ten seconds.
    pluginTimeout: 0,
    // Requests on an open connection are handled while the server closes; the connection is closed afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Otherwise Fastify would load its default compilers, which no route uses.
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

/** Responds to a request that Node could not parse as HTTP, in the API's error format, and ends the connection. */
function rejectBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
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
