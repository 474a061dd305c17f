import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import { type Sessions, type SignedIn, type SignIn, signInRoutes } from '@shop/server-kit/sign-in';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readGrants } from '../../domain/grants';
import { actorOf, bearerOf, senderOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import type { AccountRow } from './repository';
import {
  AcceptRequest,
  AccountList,
  AccountRequest,
  Authenticator,
  CodeRequest,
  Enrolled,
  Invitation,
  Me,
  NewSession,
  SessionList,
  SignInRequest,
} from './schemas';
import type { Accounts } from './service';

interface SessionServices {
  readonly sessions: Sessions<AccountRow>;
  readonly signIn: SignIn;
}

const OfId = Type.Object({ id: Type.String({ maxLength: 100 }) });
const decorator = 'signedIn';

/** The user of a call that `requireSession` has admitted. */
export const signedIn = (request: FastifyRequest): SignedIn<AccountRow> =>
  request.getDecorator<SignedIn<AccountRow>>(decorator);

/** Admits signed-in users, whether their authenticator is set up or not. Throws a RegistryError 401. */
export const requireSession =
  (sessions: Sessions<AccountRow>) =>
  async (request: FastifyRequest): Promise<void> => {
    const found = await sessions.find(bearerOf(request) ?? '');
    if (!found) throw new RegistryError(401, 'This session has ended. Sign in again.');
    request.setDecorator<SignedIn<AccountRow>>(decorator, found);
  };

/** Sign-in, and the signed-in user's sessions and authenticator. */
export function sessionRoutes(app: TypedApp, { sessions, signIn }: SessionServices): void {
  app.decorateRequest(decorator, null);

  signInRoutes<AccountRow>(app, {
    signIn,
    sessions,
    senderOf,
    signedIn,
    preValidation: requireSession(sessions),

    tags: ['sessions'],
    ...withToken,
    paths: { signIn: '/sessions', invitation: '/invitations' },
    requests: { signIn: SignInRequest, acceptInvitation: AcceptRequest, code: CodeRequest },
    responses: {
      entered: view(NewSession),
      enrolled: view(Enrolled),
      me: view(Me),
      authenticator: view(Authenticator),
      sessions: view(SessionList),
    },
    failures,
    created: 201,

    enter: (_request, _reply, begun) => begun,
    showMe: ({ account, session }) => ({
      name: account.name,
      enrolled: session.enrolled,
      recoveryCodes: account.recovery_hashes.length,
      openId: account.oidc_subject !== null,
    }),
    showAuthenticator: (authenticator) => authenticator,
    showSessions: (items) => ({ items }),
    endSession: {
      method: 'DELETE',
      url: '/me/sessions/:id',
      params: OfId,
      response: { 204: noBody('The session has ended.') },
      async end(mine, id) {
        const isEnded = await sessions.end(mine, id === 'current' ? mine.session.id : id);
        if (!isEnded) throw new RegistryError(404, 'You do not have this session.');
        return undefined;
      },
    },
  });
}

/** Accounts of the console, for admins. */
export function accountRoutes(app: TypedApp, { accounts }: { readonly accounts: Accounts }): void {
  const about = (summary: string) => ({ tags: ['accounts'], summary, ...withToken });

  app.get(
    '/accounts',
    {
      schema: { ...about('All accounts'), response: { 200: view(AccountList), ...failures(401, 403) } },
    },
    async () => ({ items: await accounts.list() }),
  );

  app.post(
    '/accounts',
    {
      schema: {
        ...about('Creates an account and an invitation for its user'),
        body: AccountRequest,
        response: { 201: view(Invitation), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, ...requested } = request.body;
      const account = { name: name.trim(), grants: readGrants(requested) };
      return reply.code(201).send(await accounts.create(account, actorOf(request)));
    },
  );

  app.post(
    '/accounts/:id/invitation',
    {
      schema: {
        ...about('Invites again, and revokes the old password, authenticator and sessions'),
        params: OfId,
        response: { 201: view(Invitation), ...failures(401, 403, 404, 409) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await accounts.invite(request.params.id, actorOf(request))),
  );

  app.delete(
    '/accounts/:id',
    {
      schema: {
        ...about('Disables an account and ends its sessions'),
        params: OfId,
        response: { 204: noBody('Disabled.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await accounts.disable(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );
}
