import type { RegistryAnswerError } from '@shop/packer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '@shop/contracts/registry';
import type { ConsoleFiles } from './console-files';
import type { Markup } from './markup';
import type { Frame } from './pages/layout';
import { signInPage } from './pages/sign-in-page';
import { troublePage } from './pages/trouble-page';
import { refusalText, type RefusalText } from './refusal-text';
import { registryCalls, type RegistryCalls } from './registry-calls';
import { sessionToken, setSession } from './session';

/** One request of somebody who is signed in. */
export interface ConsoleRequest {
  readonly calls: RegistryCalls;
  readonly actor: Actor;
  readonly frame: Frame;
}

export interface ConsoleRequests {
  /** A frame for pages that need no token. */
  frame(): Frame;
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
  clock: () => Date,
): ConsoleRequests {
  const frame = (actor: Actor | null = null): Frame => ({ assets, actor, now: clock() });
  return {
    frame: () => frame(),
    async page(request, reply, make, instead) {
      const token = sessionToken(request);
      const next = request.method === 'GET' ? request.url : '/ops';
      const trouble = instead ?? ((of: Frame, refusal: RefusalText) => troublePage(of, refusal, next));
      if (token === undefined) {
        return sendPage(reply, 401, signInPage(frame(), { refusal: null, next }));
      }
      const calls = registryCalls(app, token);
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
        reply.header('set-cookie', setSession(null, request.protocol === 'https'));
        return sendPage(reply, 401, signInPage(frame(), { refusal, next }));
      }
    },
  };
}
