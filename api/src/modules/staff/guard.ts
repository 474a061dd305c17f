import type { SignedIn } from '@shop/server-kit/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHostCookie } from '@shop/server-kit/cookies';
import { staffCookieMs } from '../../durations';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { addLog } from './repository';
import { once } from './once';
import { hasRight, rightOfRoute, type Role } from './rights';
import type { Staff } from './service';
import type { StaffAccountRow } from './tables';

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff member of the request's cookie. Set on staff routes. */
    staff: SignedIn<StaffAccountRow> | null;
  }
}

/** The cookie of a staff member's session. */
export const createStaffCookie = (isPublicHttps: boolean) =>
  createHostCookie({ name: 'office', seconds: staffCookieMs / 1000, isPublicHttps });

export type StaffCookie = ReturnType<typeof createStaffCookie>;

/** The staff member of a request that passed the guard. */
export function signedIn(request: FastifyRequest): SignedIn<StaffAccountRow> {
  if (!request.staff) throw new ApiError(401, 'Sign in first.');
  return request.staff;
}

/** The actor, for the log. */
export interface StaffActor {
  readonly name: string;
  readonly role: Role;
  /** Adds to the staff log, in the transaction of the change. */
  log(tx: Executor, action: string, detail: Readonly<Record<string, unknown>>, at: Date): Promise<void>;
  /** Runs `work` once for each key, as `once` does. */
  once<T>(
    tx: DatabaseTransaction,
    call: { readonly key: string | undefined; readonly request: unknown },
    at: Date,
    work: () => Promise<T>,
  ): Promise<T>;
}

/** The actor of a request that passed the guard, for other modules. */
export function actorOf(request: FastifyRequest): StaffActor {
  const { account } = signedIn(request);
  const { name, role } = account;
  return {
    name,
    role,
    log: (tx, action, detail, at) => addLog(tx, { actor: name, action, detail }, at),
    once: (tx, call, at, work) => once(tx, { ...call, actor: name }, at, work),
  };
}

/**
 * Authorizes every call by the `right` in its route's `config`, before the call is validated. No other code checks rights. Throws
 * an Error at startup for a route without a right.
 */
export function guardStaff(app: FastifyInstance, staff: Pick<Staff, 'sessions'>, cookie: StaffCookie): void {
  app.decorateRequest('staff', null);
  app.addHook('onRoute', (route) => {
    const right = rightOfRoute(route);
    if (!right) throw new Error(`${String(route.method)} ${route.url} needs a right in its config.`);
    route.config = { ...route.config, right };
  });
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    const { right } = request.routeOptions.config;
    // Unknown URLs get a 404.
    if (request.is404 || right === 'public') return;
    const token = cookie.read(request);
    const found = token === undefined ? undefined : await staff.sessions.find(token);
    if (!found) {
      if (token !== undefined) cookie.clear(request, reply);
      throw new ApiError(401, 'Sign in first.');
    }
    request.staff = found;
    if (right === 'session') return;
    if (!found.session.enrolled) throw new ApiError(401, 'Set up your authenticator first.');
    if (!right || !hasRight(found.account.role, right)) {
      throw new ApiError(403, `Your role (${found.account.role}) does not allow this. Ask an admin.`);
    }
  });
}
