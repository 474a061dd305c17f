import type { Actor, Environment, Me } from '@shop/contracts/registry';
import type { RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { liveEnv } from '../domain/live-env';
import { readStatus } from './env-status';
import { basePath, type ConsoleAssets, type Frame } from './frame';
import { errorPage } from './layout';
import type { Markup } from './markup';
import { signInPage } from './pages/sign-in';
import { refusalText, type RefusalText } from './refusal-text';
import { registryCalls, type RegistryCalls } from './registry-calls';
import {
  readAttempt,
  readPasskeyAttempt,
  sessionText,
  setAttempt,
  setPasskeyAttempt,
  setSession,
  type BrowserAttempt,
  type ConsoleOrigin,
} from './session';

/** A request of a signed-in user, with the names of the parameters in its path. */
export interface ConsoleRequest<Param extends string = never> extends Frame {
  readonly actor: Actor;
  readonly calls: RegistryCalls;
  readonly params: Readonly<Record<Param, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly reply: FastifyReply;
  /** The console's origin in the browser. */
  readonly origin: string;
}

export interface ConsoleRequests {
  /** The frame of a page without a session. Its links use the environment of the request; `live` by default. */
  frame(request?: FastifyRequest): Frame;
  /** Calls the registry with the credential of the request, or with the given one. */
  calls(request: FastifyRequest, credential?: string): RegistryCalls;
  /** The console's origin in the browser. */
  origin(request: FastifyRequest): string;
  /** The session's cookie; null clears it. */
  setSession(request: FastifyRequest, session: string | null): string;
  /** The pending OpenID Connect sign-in of this browser; undefined for none. */
  attempt(request: FastifyRequest): BrowserAttempt | undefined;
  /** Its cookie; null clears it. */
  setAttempt(request: FastifyRequest, begun: BrowserAttempt | null): string;
  /** The pending passkey registration or sign-in of this browser; undefined for none. */
  passkeyAttempt(request: FastifyRequest): string | undefined;
  /** Its cookie; null clears it. */
  setPasskeyAttempt(request: FastifyRequest, attempt: string | null): string;
  /**
   * Sends a page to a signed-in user; anyone else has to sign in first. When the registry refuses a call, an error page is
   * sent with its status; `errorPageFor` replaces that page where typed text must be preserved.
   */
  page<Param extends string>(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: (context: ConsoleRequest<Param>) => Promise<Markup> | Markup,
    errorPageFor?: (frame: Frame, refusal: RefusalText) => Markup,
  ): Promise<FastifyReply>;
}

export const sendPage = (reply: FastifyReply, status: number, page: Markup): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page.html);

/** The environment in a request's path. */
export const environmentOf = ({ params }: FastifyRequest): string =>
  (params as { readonly env?: string } | null)?.env ?? liveEnv;

interface Options extends ConsoleOrigin {
  readonly assets: ConsoleAssets;
  readonly clock: () => Date;
  readonly provider: string | null;
}

export function createConsoleRequests(app: FastifyInstance, options: Options): ConsoleRequests {
  const { assets, clock, provider, ...at } = options;

  const frame = (request?: FastifyRequest): Frame => {
    const env = request ? environmentOf(request) : liveEnv;
    const href = (path = '') => basePath(env) + path;
    return { assets, actor: null, provider, env, environments: [], href, now: clock() };
  };

  const callsOf = (request: FastifyRequest, credential = sessionText(request, at)) =>
    registryCalls(app, {
      credential,
      env: environmentOf(request),
      address: request.ip,
      host: request.host,
      browser: request.headers['user-agent'] ?? '',
    });

  const originOf = (request: FastifyRequest) => at.origin ?? `${request.protocol}://${request.host}`;

  return {
    frame,
    calls: callsOf,
    origin: originOf,
    setSession: (request, session) => setSession(request, at, session),
    attempt: (request) => readAttempt(request, at),
    setAttempt: (request, begun) => setAttempt(request, at, begun),
    passkeyAttempt: (request) => readPasskeyAttempt(request, at),
    setPasskeyAttempt: (request, attempt) => setPasskeyAttempt(request, at, attempt),
    async page(request, reply, draw, errorPageFor) {
      const next = request.method === 'GET' ? request.url : '/ops';
      if (sessionText(request, at) === undefined) {
        return sendPage(reply, 401, signInPage(frame(), { refusal: null, next }));
      }
      const calls = callsOf(request);
      let shown = frame(request);
      try {
        const actor = await calls.get<Actor>('/whoami');
        shown = { ...shown, actor };
        const { items } = await calls.get<{ readonly items: readonly Environment[] }>('/envs');
        shown = { ...shown, environments: items.map(({ env }) => env) };
        shown = { ...shown, status: await readStatus(calls) };
        const params = request.params as never;
        const query = request.query as ConsoleRequest['query'];
        const page = await draw({ ...shown, actor, calls, params, query, reply, origin: originOf(request) });
        return sendPage(reply, reply.statusCode, page);
      } catch (error) {
        const refusal = refusalText(error);
        const { status } = error as RegistryResponseError;
        if (status !== 401) {
          const page = errorPageFor?.(shown, refusal) ?? errorPage(shown, refusal, next);
          return sendPage(reply, status, page);
        }
        // A user without an authenticator is redirected to its setup.
        const me = await calls.get<Me>('/me').catch(() => null);
        if (me?.enrolled === false) return reply.redirect('/ops/authenticator', 303);
        reply.header('set-cookie', setSession(request, at, null));
        return sendPage(reply, 401, signInPage(frame(), { refusal, next }));
      }
    },
  };
}
