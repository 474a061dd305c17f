import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { Logger } from 'pino';
import { createLogger } from '../logging/logger';
import { serverOptions } from './server-options';

/** A server whose route logs one line, the loggers created for its requests, and the written lines. */
function openServer(level: string) {
  const lines: string[] = [];
  let made = 0;
  const log: Logger = createLogger(level, { write: (line) => lines.push(line) });
  const server = fastify(serverOptions({ trustedProxies: [] }, log));
  // Fastify has created its own logger by now.
  const { child } = log;
  log.child = function (this: Logger, ...words: Parameters<typeof child>) {
    made += 1;
    return child.apply(this, words);
  } as typeof child;
  server.get('/', (request) => {
    request.log.info({ user: { password: 'rain' } }, 'a line');
    request.log.child({ part: 'search' }).info('another');
    return { id: request.id, level: request.log.level };
  });
  return { server, made: () => made, lines: () => lines.map((line) => JSON.parse(line) as object) };
}

describe('the log of a request', () => {
  it('contains its id in each line, and no secrets', async () => {
    const { server, made, lines } = openServer('info');
    const { id, level } = (await server.inject('/')).json<{ id: string; level: string }>();
    expect(lines()).toEqual([
      expect.objectContaining({ reqId: id, user: { password: '[redacted]' }, msg: 'a line' }),
      expect.objectContaining({ reqId: id, part: 'search', msg: 'another' }),
    ]);
    // The request's line, and the route's.
    expect([level, made()]).toEqual(['info', 2]);
  });

  it('is not created for a line below the level', async () => {
    const { server, made, lines } = openServer('warn');
    server.get('/quiet', (request) => {
      request.log.info('a line');
      return {};
    });
    expect((await server.inject('/quiet')).statusCode).toBe(200);
    expect([lines(), made()]).toEqual([[], 0]);
  });
});
