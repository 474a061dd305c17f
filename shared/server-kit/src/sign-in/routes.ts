import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  preValidationAsyncHookHandler,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { TypedApp } from '../app';
import type { NewSession, Sessions, SessionView, SignedIn } from './sessions';
import type { Authenticator, Sender, SignIn } from './sign-in';
import type { SignInAccount } from './store';

/** A session that has just begun; with recovery codes once the authenticator is set up. */
export type EnteredSession = NewSession & { readonly recoveryCodes?: readonly string[] };

/** The wire format of an API, and how it identifies users. */
export interface SignInApi<Account extends SignInAccount> {
  readonly signIn: SignIn;
  readonly sessions: Sessions<Account>;
  senderOf(request: FastifyRequest): Sender;
  /** The signed-in user, whether their authenticator is set up or not. */
  signedIn(request: FastifyRequest): SignedIn<Account>;
  /** Runs before the calls of signed-in users; absent where all calls are guarded. */
  readonly preValidation?: preValidationAsyncHookHandler;

  readonly tags: readonly string[];
  /** OpenAPI security requirement of calls that need a session. */
  readonly security?: readonly { readonly [name: string]: readonly string[] }[];
  readonly paths: { readonly signIn: string; readonly invitation: string };
  readonly requests: Readonly<Record<'signIn' | 'acceptInvitation' | 'code', TSchema>>;
  readonly responses: Readonly<Record<'entered' | 'enrolled' | 'me' | 'authenticator' | 'sessions', TSchema>>;
  /** Responses by status of calls that fail with these statuses. */
  failures(...statuses: readonly (401 | 404 | 409 | 422 | 429)[]): Readonly<Record<string, TSchema>>;
  /** Status of a response with a new session. */
  readonly created: 200 | 201;

  /** The body of a response with a new session, which may also be in a cookie. */
  enter(request: FastifyRequest, reply: FastifyReply, begun: EnteredSession): object;
  showMe(mine: SignedIn<Account>): object;
  showAuthenticator(authenticator: Authenticator): object;
  showSessions(sessions: readonly SessionView[]): object;
  readonly endSession: {
    readonly method: HTTPMethods;
    readonly url: string;
    readonly params: TSchema;
    readonly response: Readonly<Record<string, TSchema>>;
    /** Resolves with the body of the response. Rejects if the user does not have the session. */
    end(mine: SignedIn<Account>, id: string): Promise<object | undefined>;
  };
}

/** Sign-in, invitations, and the sessions and the authenticator of the signed-in user. */
export function signInRoutes<Account extends SignInAccount>(app: TypedApp, api: SignInApi<Account>): void {
  const { signIn, sessions, senderOf, signedIn, tags, paths, requests, responses, failures, created } = api;
  const { preValidation, endSession, security } = api;

  const entering = (summary: string, body: TSchema) => ({
    schema: {
      tags,
      summary,
      body,
      response: { [created]: responses.entered, ...failures(401, 422, 429) },
    },
  });
  const ofUser = (summary: string, response: object, request: FastifySchema = {}) => ({
    preValidation,
    schema: { tags, summary, ...(security && { security }), ...request, response },
  });

  /** Responds with a new session, which no cache may store. */
  const enter = (request: FastifyRequest, reply: FastifyReply, begun: EnteredSession) =>
    reply
      .code(created)
      .header('cache-control', 'no-store')
      .send(api.enter(request, reply, begun));

  app.post(
    paths.signIn,
    entering('Signs in with name, password and an authenticator code', requests.signIn),
    async (request, reply) => {
      const { name, password, code = '' } = request.body as { name: string; password: string; code?: string };
      const given = { name: name.trim(), password, code: code.trim() };
      return enter(request, reply, await signIn.signIn(given, senderOf(request)));
    },
  );

  app.post(
    paths.invitation,
    entering('Accepts an invitation by choosing a password', requests.acceptInvitation),
    async (request, reply) => {
      const { invitation, password } = request.body as { invitation: string; password: string };
      const begun = await signIn.acceptInvitation(invitation.trim(), password, senderOf(request));
      return enter(request, reply, begun);
    },
  );

  app.get('/me', ofUser('The signed-in user', { 200: responses.me, ...failures(401) }), async (request) =>
    api.showMe(signedIn(request)),
  );

  app.get(
    '/me/authenticator',
    ofUser('The secret for setting up the authenticator of a new account', {
      200: responses.authenticator,
      ...failures(401, 409),
    }),
    async (request, reply) => {
      const authenticator = signIn.authenticator(signedIn(request));
      return reply.header('cache-control', 'no-store').send(api.showAuthenticator(authenticator));
    },
  );

  app.post(
    '/me/authenticator',
    ofUser(
      'Confirms the authenticator with a code; returns recovery codes',
      { [created]: responses.enrolled, ...failures(401, 409, 422, 429) },
      { body: requests.code },
    ),
    async (request, reply) => {
      const { code } = request.body as { code: string };
      const enrolled = await signIn.enrol(signedIn(request), code.trim(), senderOf(request));
      return enter(request, reply, enrolled);
    },
  );

  app.get(
    '/me/sessions',
    ofUser('The sessions of the signed-in user, newest first', {
      200: responses.sessions,
      ...failures(401),
    }),
    async (request) => api.showSessions(await sessions.list(signedIn(request))),
  );

  app.route({
    method: endSession.method,
    url: endSession.url,
    ...ofUser(
      'Ends a session of the signed-in user',
      { ...endSession.response, ...failures(401, 404) },
      { params: endSession.params },
    ),
    handler: async (request, reply) => {
      const { id } = request.params as { id: string };
      const body = await endSession.end(signedIn(request), id);
      return body ? reply.send(body) : reply.code(204).send();
    },
  });
}
