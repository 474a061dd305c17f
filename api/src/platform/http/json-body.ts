import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes as they came, for signatures over them; null without a JSON body. */
    rawBody: Buffer | null;
  }
}

/** Longest body the API reads, in bytes. */
export const BODY_LIMIT = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON out of UTF-8; undefined for no bytes. Throws an ApiError 400 for anything else. */
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

/** Reads JSON bodies only, exposes their bytes, and takes an empty one for no body at all. */
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
