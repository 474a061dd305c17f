import type { TypedApp } from '@shop/server-kit';
import type { NewSession, Sender } from '@shop/server-kit/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { signedIn, type StaffCookie } from './guard';
import { rightsOf } from './rights';
import {
  StaffAuthenticator,
  StaffCode,
  StaffEnrolled,
  StaffEntry,
  StaffInvitationAccept,
  StaffMe,
  StaffSetUp,
  StaffSignIn,
} from './schemas';
import type { Staff } from './staff';

const tags = ['staff'];
const senderOf = (request: FastifyRequest): Sender => ({
  address: addressOf(request),
  browser: request.headers['user-agent'] ?? '',
});

/** The ways in and out, on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffSessionRoutes(app: TypedApp, staff: Staff, cookie: StaffCookie): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, { session, enrolled }: NewSession) => {
    cookie.write(request, reply, session);
    return { enrolled };
  };
  const entry = { 200: ref(StaffEntry), ...failures };

  app.post(
    '/set-up',
    {
      schema: {
        tags,
        summary: 'Makes an admin with the key of the data folder',
        body: StaffSetUp,
        response: entry,
      },
    },
    async (request, reply) => {
      const { key, name, password } = request.body;
      const begun = await staff.setUp({ key, name: name.trim(), password }, senderOf(request));
      return enter(request, reply, begun);
    },
  );

  app.post(
    '/invitation',
    {
      schema: {
        tags,
        summary: 'Accepts an invitation by choosing a password',
        body: StaffInvitationAccept,
        response: entry,
      },
    },
    async (request, reply) => {
      const { invitation, password } = request.body;
      const begun = await staff.ways.acceptInvitation(invitation.trim(), password, senderOf(request));
      return enter(request, reply, begun);
    },
  );

  app.post(
    '/sign-in',
    {
      schema: {
        tags,
        summary: 'Signs in with name, password and a code of the authenticator',
        body: StaffSignIn,
        response: entry,
      },
    },
    async (request, reply) => {
      const { name, password, code = '' } = request.body;
      const given = { name: name.trim(), password, code: code.trim() };
      return enter(request, reply, await staff.ways.signIn(given, senderOf(request)));
    },
  );

  app.post(
    '/sign-out',
    { schema: { tags, summary: 'Ends the session', response: { 200: ref(Success), ...failures } } },
    async (request, reply) => {
      const mine = signedIn(request);
      await staff.sessions.end(mine, mine.session.id);
      cookie.clear(request, reply);
      return { success: true };
    },
  );

  app.get(
    '/me',
    {
      schema: { tags, summary: 'Whoever is signed in', response: { 200: dataOf(ref(StaffMe)), ...failures } },
    },
    async (request) => {
      const { account, session } = signedIn(request);
      const { name, role, recovery_hashes: recovery } = account;
      return {
        data: {
          name,
          role,
          rights: rightsOf(role),
          enrolled: session.enrolled,
          recoveryCodes: recovery.length,
        },
      };
    },
  );

  app.get(
    '/me/authenticator',
    {
      schema: {
        tags,
        summary: 'What a new staff member’s authenticator is set up with',
        response: { 200: dataOf(ref(StaffAuthenticator)), ...failures },
      },
    },
    async (request) => ({ data: staff.ways.authenticator(signedIn(request)) }),
  );

  app.post(
    '/me/authenticator',
    {
      schema: {
        tags,
        summary: 'Confirms the authenticator by a code; gives recovery codes',
        body: StaffCode,
        response: { 200: ref(StaffEnrolled), ...failures },
      },
    },
    async (request, reply) => {
      const code = request.body.code.trim();
      const { recoveryCodes, ...begun } = await staff.ways.enrol(signedIn(request), code, senderOf(request));
      enter(request, reply, begun);
      return { recoveryCodes };
    },
  );
}
