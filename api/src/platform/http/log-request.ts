import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/** Hook: one line a request. Of the address only the route's pattern, since paths and queries hold what shoppers typed. */
export function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { url = 'unknown' } = request.routeOptions;
  const line = {
    method: request.method,
    route: url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  // Watchers ask every few seconds and would fill the log.
  if (url === '/healthz' || url === '/readyz') request.log.debug(line, 'request');
  else request.log.info(line, 'request');
  done();
}
