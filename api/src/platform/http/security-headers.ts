import { inertPolicy, strictTransport } from '@shop/config/security-headers';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/** On every response. A route that serves something else than data sets its own over them. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': inertPolicy,
  'cache-control': 'no-store',
} as const;

/** The headers that differ by request. */
export function requestHeaders(request: FastifyRequest): Record<string, string> {
  const own: Record<string, string> = { 'x-request-id': request.id };
  if (request.protocol === 'https') own['strict-transport-security'] = strictTransport;
  return own;
}

/** Hook: the headers of every response. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  reply.headers(securityHeaders).headers(requestHeaders(request));
  done();
}
