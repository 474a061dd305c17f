import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Finds the right that a call needs in a table by method and path below the prefix of the app, such as `GET /me`. Unknown addresses
 * are for `anybody`: they get a 404. Throws an Error at startup for a route that is not in the table, which is in `file`.
 */
export function neededRights<Needed extends string>(
  app: FastifyInstance,
  table: Readonly<Record<string, Needed>>,
  file: string,
): (request: FastifyRequest) => Needed | 'anybody' | undefined {
  const { prefix } = app;
  const find = (method: string, url: string): Needed | undefined =>
    // A route for GET also serves HEAD.
    table[`${method === 'HEAD' ? 'GET' : method} ${url.slice(prefix.length)}`];

  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (find(one, url) === undefined) throw new Error(`${one} ${url} has no entry in ${file}.`);
  });
  return ({ is404, method, routeOptions }) => (is404 ? 'anybody' : find(method, routeOptions.url ?? ''));
}
