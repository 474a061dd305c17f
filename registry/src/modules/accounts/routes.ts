import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import type { Sessions, SignedIn, SignIn } from '@shop/server-kit/sign-in';
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

const tags = ['sessions'];
const decorator = 'signedIn';
const signedIn = (request: FastifyRequest) => request.getDecorator<SignedIn<AccountRow>>(decorator);

/** Signing in, and the user's own sessions and authenticator. */
export function sessionRoutes(app: TypedApp, { sessions, signIn }: SessionServices): void {
  app.decorateRequest(decorator, null);
  /** A hook that identifies the signed-in user, also while their authenticator is not set up. */
  const preValidation = async (request: FastifyRequest) => {
    const found = await sessions.find(bearerOf(request) ?? '');
    if (!found) throw new RegistryError(401, 'This session is over. Sign in again.');
    request.setDecorator<SignedIn<AccountRow>>(decorator, found);
  };
  const about = (summary: string) => ({ tags, summary, ...withToken });
  const noStore = { 'cache-control': 'no-store' } as const;

  app.post(
    '/sessions',
    {
      schema: {
        tags,
        summary: 'Signs in with name, password and a code',
        body: SignInRequest,
        response: { 201: view(NewSession), ...failures(401, 422, 429) },
      },
    },
    async (request, reply) => {
      const { name, password, code = '' } = request.body;
      const begun = await signIn.signIn(
        { name: name.trim(), password, code: code.trim() },
        senderOf(request),
      );
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.post(
    '/invitations',
    {
      schema: {
        tags,
        summary: 'Accepts an invitation by choosing a password',
        body: AcceptRequest,
        response: { 201: view(NewSession), ...failures(401, 422, 429) },
      },
    },
    async (request, reply) => {
      const { invitation, password } = request.body;
      const begun = await signIn.acceptInvitation(invitation.trim(), password, senderOf(request));
      return reply.code(201).headers(noStore).send(begun);
    },
  );

  app.get(
    '/me',
    {
      preValidation,
      schema: { ...about('Whoever is signed in'), response: { 200: view(Me), ...failures(401) } },
    },
    async (request) => {
      const { account, session } = signedIn(request);
      const { name, recovery_hashes: recovery, oidc_subject: subject } = account;
      return {
        ...{ name, enrolled: session.enrolled },
        recoveryCodes: recovery.length,
        openId: subject !== null,
      };
    },
  );

  app.get(
    '/me/authenticator',
    {
      preValidation,
      schema: {
        ...about('What a new account’s authenticator is set up with'),
        response: { 200: view(Authenticator), ...failures(401, 409) },
      },
    },
    async (request, reply) => reply.headers(noStore).send(signIn.authenticator(signedIn(request))),
  );

  app.post(
    '/me/authenticator',
    {
      preValidation,
      schema: {
        ...about('Confirms the authenticator by a code'),
        body: CodeRequest,
        response: { 201: view(Enrolled), ...failures(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const enrolled = await signIn.enrol(signedIn(request), request.body.code.trim(), senderOf(request));
      return reply.code(201).headers(noStore).send(enrolled);
    },
  );

  app.get(
    '/me/sessions',
    {
      preValidation,
      schema: { ...about('Where one is signed in'), response: { 200: view(SessionList), ...failures(401) } },
    },
    async (request) => ({ items: await sessions.list(signedIn(request)) }),
  );

  app.delete(
    '/me/sessions/:id',
    {
      preValidation,
      schema: {
        ...about('Ends a session of one’s own; `current` is the one that asks'),
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 204: noBody('It is over.'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const mine = signedIn(request);
      const id = request.params.id === 'current' ? mine.session.id : request.params.id;
      if (!(await sessions.end(mine, id))) throw new RegistryError(404, 'You have no such session.');
      return reply.code(204).send();
    },
  );
}

const OfAccount = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Accounts of the console, for admins. */
export function accountRoutes(app: TypedApp, { accounts }: { readonly accounts: Accounts }): void {
  const about = (summary: string) => ({ tags: ['accounts'], summary, ...withToken });

  app.get(
    '/accounts',
    {
      schema: { ...about('Every account'), response: { 200: view(AccountList), ...failures(401, 403) } },
    },
    async () => ({ items: await accounts.list() }),
  );

  app.post(
    '/accounts',
    {
      schema: {
        ...about('Makes an account, and the invitation of its person'),
        body: AccountRequest,
        response: { 201: view(Invitation), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, ...wished } = request.body;
      const requested = { name: name.trim(), grants: readGrants(wished) };
      return reply.code(201).send(await accounts.create(requested, actorOf(request)));
    },
  );

  app.post(
    '/accounts/:id/invitation',
    {
      schema: {
        ...about('Invites again; password, authenticator and sessions of before end'),
        params: OfAccount,
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
        ...about('Disables an account, and ends its sessions'),
        params: OfAccount,
        response: { 204: noBody('Disabled.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await accounts.disable(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );
}
