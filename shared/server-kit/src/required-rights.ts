import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Looks up the right that a call needs, in a table by method and path below the app's prefix, such as `GET
 * /me`. Unknown paths need `public`, as they are a 404. Throws an Error at startup for a route that is
 * missing from the table; `file` is the table's file, for the message.
 */
export function requiredRights<Needed extends string>(
  app: FastifyInstance,
  table: Readonly<Record<string, Needed>>,
  file: string,
): (request: FastifyRequest) => Needed | 'public' | undefined {
  const { prefix } = app;
  const find = (method: string, url: string): Needed | undefined =>
    // A route for GET also serves HEAD.
    table[`${method === 'HEAD' ? 'GET' : method} ${url.slice(prefix.length)}`];

  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (find(one, url) === undefined) throw new Error(`${one} ${url} has no entry in ${file}.`);
  });
  return ({ is404, method, routeOptions }) => (is404 ? 'public' : find(method, routeOptions.url ?? ''));
}
