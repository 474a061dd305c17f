import type { RegistryAnswerError } from '@shop/packer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Me } from '@shop/contracts/registry';
import type { ConsoleFiles } from './console-files';
import type { Markup } from './markup';
import type { Frame } from './pages/layout';
import { signInPage } from './pages/sign-in-page';
import { troublePage } from './pages/trouble-page';
import { refusalText, type RefusalText } from './refusal-text';
import { registryCalls, type RegistryCalls } from './registry-calls';
import { sessionText, setSession, type ConsoleOrigin } from './session';

/** One request of somebody who is signed in. */
export interface ConsoleRequest {
  readonly calls: RegistryCalls;
  readonly actor: Actor;
  readonly frame: Frame;
}

export interface ConsoleRequests {
  /** A frame for pages that need no session. */
  frame(): Frame;
  /** Calls in the name of whoever sent the request, or of that credential. */
  calls(request: FastifyRequest, credential?: string): RegistryCalls;
  /** Where the browser has the console. */
  origin(request: FastifyRequest): string;
  /** The session's cookie; null ends it. */
  setSession(request: FastifyRequest, session: string | null): string;
  /**
   * Makes a page for whoever is signed in; asks everybody else to sign in, and comes back. What the registry refuses
   * becomes a page that says so, with its status: the one that `instead` makes, where something typed is to be kept.
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
  { clock, ...at }: ConsoleOrigin & { readonly clock: () => Date },
): ConsoleRequests {
  const frame = (actor: Actor | null = null): Frame => ({ assets, actor, now: clock() });
  const callsOf = (request: FastifyRequest, credential = sessionText(request, at)) =>
    registryCalls(app, {
      credential,
      address: request.ip,
      browser: request.headers['user-agent'] ?? '',
    });
  return {
    frame: () => frame(),
    calls: callsOf,
    origin: (request) => at.origin ?? `${request.protocol}://${request.host}`,
    setSession: (request, session) => setSession(request, at, session),
    async page(request, reply, make, instead) {
      const next = request.method === 'GET' ? request.url : '/ops';
      const trouble = instead ?? ((of: Frame, refusal: RefusalText) => troublePage(of, refusal, next));
      if (sessionText(request, at) === undefined) {
        return sendPage(reply, 401, signInPage(frame(), { refusal: null, next }));
      }
      const calls = callsOf(request);
      let actor: Actor | null = null;
      try {
        actor = await calls.get<Actor>('/whoami');
        // The page may be one of a refusal, with a status of its own.
        const page = await make({ calls, actor, frame: frame(actor) });
        return sendPage(reply, reply.statusCode, page);
      } catch (error) {
        const refusal = refusalText(error);
        const { status } = error as RegistryAnswerError;
        if (status !== 401) return sendPage(reply, status, trouble(frame(actor), refusal));
        // Somebody whose authenticator is not set up yet goes on with that.
        const me = await calls.get<Me>('/me').catch(() => null);
        if (me?.enrolled === false) return reply.redirect('/ops/authenticator', 303);
        reply.header('set-cookie', setSession(request, at, null));
        return sendPage(reply, 401, signInPage(frame(), { refusal, next }));
      }
    },
  };
}
