import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/database';
import { createHostCookie } from '../../platform/http/host-cookie';
import { hashToken, newToken } from '../../platform/sessions/token';
import { rememberBrowser } from './known-browser-repository';

/** How long a browser stays known after the last sign-in, in seconds: most shoppers come back within the year. */
const KNOWN_SECONDS = 365 * 24 * 60 * 60;

/** The cookie by which a browser is known in which somebody has signed in before; it outlives sign-out. */
export interface KnownBrowsers {
  /** Hash of the browser's token; undefined without one. */
  tokenHash(request: FastifyRequest): string | undefined;
  /** After a sign-in. The token is a new one each time, so that one that somebody else has put there is worth nothing. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void>;
}

export function createKnownBrowsers(
  database: Pick<Database, 'transaction'>,
  httpsOutside: boolean,
): KnownBrowsers {
  const cookie = createHostCookie({ name: 'browser', seconds: KNOWN_SECONDS, httpsOutside });
  const tokenHash = (request: FastifyRequest) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : hashToken(token);
  };
  return {
    tokenHash,
    async remember(request, reply, userId) {
      const token = newToken();
      await database.transaction((tx) =>
        rememberBrowser(tx, {
          oldTokenHash: tokenHash(request),
          tokenHash: hashToken(token),
          userId,
          expiresAt: new Date(Date.now() + KNOWN_SECONDS * 1000),
        }),
      );
      cookie.write(request, reply, token);
    },
  };
}
