import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import type { Sessions, SignedIn, SignIn } from '@shop/server-kit/sign-in';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import { bearerOf, senderOf, withToken } from '../../platform/http/caller';
import type { AccountRow } from './repository';
import {
  AcceptRequest,
  Authenticator,
  CodeRequest,
  Enrolled,
  Me,
  NewSession,
  SessionList,
  SignInRequest,
} from './schemas';

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
