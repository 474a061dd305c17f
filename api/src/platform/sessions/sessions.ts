import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHostCookie, type HostCookie } from '@shop/server-kit/cookies';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import { sessionExtensionMs, sessionMs } from '../../durations';
import type { Database } from '../db/database';
import { lockUntilEnd } from '../db/dialect';
import type { DatabaseTransaction } from '../db/schema';
import { inTransaction } from '../db/transactions';
import {
  createSession,
  findSession,
  revokeSession,
  rotateSession,
  type ShopSession,
  touchSession,
} from './session-repository';

/** The session's cookie, with its token. */
export function createSessionCookie(isPublicHttps: boolean): HostCookie {
  return createHostCookie({ name: 'session', seconds: sessionMs / 1000, isPublicHttps });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shopSessions: Sessions;
  }
  interface FastifyRequest {
    /** The live session of the request's cookie; null without one. Set on routes with sessions. */
    shopSession: ShopSession | null;
  }
}

const expiryFrom = (now: Date) => new Date(now.getTime() + sessionMs);

/** Called in the sign-in transaction, for a session that was anonymous or the same user's. */
type OnSignIn = (
  tx: DatabaseTransaction,
  session: { readonly id: number; readonly userId: number },
  now: Date,
) => Promise<void>;

/** Sessions in the database, identified by a cookie. Routes use the functions below. */
export function createSessions(database: Database, cookie: HostCookie, onSignIn: OnSignIn) {
  const { db } = database;

  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number | null,
  ): Promise<ShopSession> {
    const token = newToken();
    const now = new Date();
    const session = await createSession(db, {
      tokenHash: hashSecret(token),
      userId,
      now,
      expiresAt: expiryFrom(now),
    });
    cookie.write(request, reply, token);
    request.shopSession = session;
    return session;
  }

  /** An anonymous session, or one of the same user, keeps its row and orders; a session of another user is replaced. */
  async function rotate(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<boolean> {
    const current = request.shopSession;
    if (!current) return false;
    const now = new Date();
    if (current.userId !== null && current.userId !== userId) {
      await revokeSession(db, current.id, now);
      return false;
    }
    const token = newToken();
    const session = { id: current.id, userId };
    const rotated = await inTransaction(database, async (tx) => {
      // Taken before the row lock: a checkout holds this lock while it waits for the row.
      await lockUntilEnd(tx, 'checkout of a session', current.id);
      const changes = { tokenHash: hashSecret(token), now, expiresAt: expiryFrom(now) };
      const isLive = await rotateSession(tx, { ...session, ...changes });
      if (isLive) await onSignIn(tx, session, now);
      return isLive;
    });
    if (!rotated) return false;
    cookie.write(request, reply, token);
    request.shopSession = session;
    return true;
  }

  return {
    async load(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = cookie.read(request);
      if (token === undefined) return;
      const now = new Date();
      const found = await findSession(db, hashSecret(token), now);
      if (!found) return cookie.clear(request, reply);
      request.shopSession = { id: found.id, userId: found.userId };
      const isFresh = now.getTime() - found.seenAt.getTime() < sessionExtensionMs;
      if (isFresh && !cookie.isOldName(request)) return;
      await touchSession(db, found.id, now, expiryFrom(now));
      cookie.write(request, reply, token);
    },
    async ensure(request: FastifyRequest, reply: FastifyReply): Promise<ShopSession> {
      return request.shopSession ?? (await start(request, reply, null));
    },
    async signIn(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
      if (!(await rotate(request, reply, userId))) await start(request, reply, userId);
    },
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (request.shopSession) await revokeSession(db, request.shopSession.id, new Date());
      request.shopSession = null;
      cookie.clear(request, reply);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sets `request.shopSession` on the routes of `app`. */
export function useSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorate('shopSessions', sessions);
  app.decorateRequest('shopSession', null);
  app.addHook('onRequest', (request, reply) => sessions.load(request, reply));
}

/**
 * The request's session; starts an anonymous one, with its cookie, when it has none. Must not be called inside a
 * transaction.
 */
export function ensureSession(request: FastifyRequest, reply: FastifyReply): Promise<ShopSession> {
  return request.server.shopSessions.ensure(request, reply);
}
