import type { RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Environment, Me } from '@shop/contracts/registry';
import { liveEnv } from '../domain/live-env';
import type { ConsoleFiles } from './console-files';
import { environmentOf } from './in-environment';
import type { Markup } from './markup';
import type { Frame } from './pages/layout';
import { signInPage } from './pages/sign-in';
import { errorPage } from './pages/error-page';
import { refusalText, type RefusalText } from './refusal-text';
import { registryCalls, type RegistryCalls } from './registry-calls';
import {
  readAttempt,
  sessionText,
  setAttempt,
  setSession,
  type BrowserAttempt,
  type ConsoleOrigin,
} from './session';

/** One request of a signed-in user. */
export interface ConsoleRequest {
  readonly calls: RegistryCalls;
  readonly actor: Actor;
  readonly frame: Frame;
}

export interface ConsoleRequests {
  /** A frame for pages that need no session. */
  frame(): Frame;
  /** Calls with the credential of the request, or with the given one. */
  calls(request: FastifyRequest, credential?: string): RegistryCalls;
  /** The console's base path in the browser. */
  origin(request: FastifyRequest): string;
  /** The session's cookie; null clears it. */
  setSession(request: FastifyRequest, session: string | null): string;
  /** The sign-in at the OpenID Connect provider that this browser has begun; undefined for none. */
  attempt(request: FastifyRequest): BrowserAttempt | undefined;
  /** Its cookie; null clears it. */
  setAttempt(request: FastifyRequest, begun: BrowserAttempt | null): string;
  /**
   * Renders a page for a signed-in user; sends everybody else to sign in first. What the registry refuses
   * becomes an error page with its status: the one that `instead` renders, where input has to be preserved.
   */
  page(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (consoleRequest: ConsoleRequest) => Promise<Markup>,
    instead?: (frame: Frame, refusal: RefusalText) => Markup,
  ): Promise<FastifyReply>;
}

export const sendPage = (reply: FastifyReply, status: number, page: Markup): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page.html);

export function createConsoleRequests(
  app: FastifyInstance,
  { assets }: ConsoleFiles,
  {
    clock,
    provider,
    ...at
  }: ConsoleOrigin & { readonly clock: () => Date; readonly provider: string | null },
): ConsoleRequests {
  const frame = (actor: Actor | null = null, env = liveEnv, environments: readonly string[] = []): Frame => ({
    ...{ assets, actor, provider, env, environments },
    now: clock(),
  });
  const callsOf = (request: FastifyRequest, credential = sessionText(request, at)) =>
    registryCalls(app, {
      credential,
      env: environmentOf(request),
      address: request.ip,
      browser: request.headers['user-agent'] ?? '',
    });
  return {
    frame: () => frame(),
    calls: callsOf,
    origin: (request) => at.origin ?? `${request.protocol}://${request.host}`,
    setSession: (request, session) => setSession(request, at, session),
    attempt: (request) => readAttempt(request, at),
    setAttempt: (request, begun) => setAttempt(request, at, begun),
    async page(request, reply, make, instead) {
      const next = request.method === 'GET' ? request.url : '/ops';
      const problem = instead ?? ((of: Frame, refusal: RefusalText) => errorPage(of, refusal, next));
      if (sessionText(request, at) === undefined) {
        return sendPage(reply, 401, signInPage(frame(), { refusal: null, next }));
      }
      const calls = callsOf(request);
      let own = frame();
      try {
        const actor = await calls.get<Actor>('/whoami');
        own = frame(actor, calls.env);
        const { items } = await calls.get<{ readonly items: readonly Environment[] }>('/envs');
        own = frame(
          actor,
          calls.env,
          items.map(({ env }) => env),
        );
        // The page may be an error page, with a status of its own.
        const page = await make({ calls, actor, frame: own });
        return sendPage(reply, reply.statusCode, page);
      } catch (error) {
        const refusal = refusalText(error);
        const { status } = error as RegistryResponseError;
        if (status !== 401) return sendPage(reply, status, problem(own, refusal));
        // A user whose authenticator is not set up yet is sent there.
        const me = await calls.get<Me>('/me').catch(() => null);
        if (me?.enrolled === false) return reply.redirect('/ops/authenticator', 303);
        reply.header('set-cookie', setSession(request, at, null));
        return sendPage(reply, 401, signInPage(frame(), { refusal, next }));
      }
    },
  };
}
