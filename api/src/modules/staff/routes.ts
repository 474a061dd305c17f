import type { TypedApp } from '@shop/server-kit';
import { type EnteredSession, signInRoutes } from '@shop/server-kit/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { signedIn, type StaffCookie } from './guard';
import { listLog } from './repository';
import { rightsOf } from './rights';
import {
  StaffAccount,
  StaffAccountRequest,
  StaffAuthenticator,
  StaffCode,
  StaffEnrolled,
  StaffEntry,
  StaffInvitation,
  StaffInvitationAccept,
  StaffLogEntry,
  StaffMe,
  StaffPasswordRequest,
  StaffRoleRequest,
  StaffSession,
  StaffSetUp,
  StaffSignIn,
} from './schemas';
import type { Staff } from './service';
import type { StaffAccountRow } from './tables';

const tags = ['staff'];
const OfId = Type.Object({ id: Type.String({ maxLength: 100 }) });
const success = { 200: ref(Success), ...failures };
const LOG_PAGE = 100;

/** The sender of a request, for limits and sessions. */
export const senderOf = (request: FastifyRequest) => ({
  address: addressOf(request),
  browser: request.headers['user-agent'] ?? '',
});

/** Sign-in, and the account of the signed-in staff member. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffSessionRoutes(
  app: TypedApp,
  staff: Staff,
  { cookie, canMail }: { readonly cookie: StaffCookie; readonly canMail: boolean },
): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, begun: EnteredSession) => {
    cookie.write(request, reply, begun.session);
    return begun;
  };

  app.post(
    '/set-up',
    {
      config: { right: 'public' },
      schema: {
        tags,
        summary: 'Creates an admin with the key of the data folder',
        body: StaffSetUp,
        response: { 200: ref(StaffEntry), ...failures },
      },
    },
    async (request, reply) => {
      const { key, name, password } = request.body;
      const begun = await staff.setUp({ key, name: name.trim(), password }, senderOf(request));
      return enter(request, reply, begun);
    },
  );

  signInRoutes<StaffAccountRow>(app, {
    ...staff,
    senderOf,
    signedIn,

    tags,
    paths: { signIn: '/sign-in', invitation: '/invitation' },
    requests: { signIn: StaffSignIn, acceptInvitation: StaffInvitationAccept, code: StaffCode },
    responses: {
      entered: ref(StaffEntry),
      enrolled: ref(StaffEnrolled),
      me: dataOf(ref(StaffMe)),
      authenticator: dataOf(ref(StaffAuthenticator)),
      sessions: dataOf(Type.Array(ref(StaffSession))),
    },
    failures: () => failures,
    created: 200,

    enter(request, reply, begun) {
      const { enrolled, recoveryCodes } = enter(request, reply, begun);
      return recoveryCodes ? { recoveryCodes } : { enrolled };
    },
    showMe: ({ account: { name, role, recovery_hashes: recovery }, session: { enrolled } }) => ({
      data: { name, role, rights: rightsOf(role), enrolled, recoveryCodes: recovery.length, canMail },
    }),
    showAuthenticator: (data) => ({ data }),
    showSessions: (data) => ({ data }),
    endSession: {
      method: 'POST',
      url: '/me/sessions/:id/end',
      params: OfId,
      response: { 200: ref(Success) },
      async end(mine, id) {
        await staff.own.endSession(mine, id);
        return { success: true };
      },
    },
  });

  app.post(
    '/sign-out',
    {
      config: { right: 'session' },
      schema: { tags, summary: 'Ends the current session', response: success },
    },
    async (request, reply) => {
      const mine = signedIn(request);
      await staff.sessions.end(mine, mine.session.id);
      cookie.clear(request, reply);
      return { success: true };
    },
  );

  app.post(
    '/me/password',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Changes the password of the signed-in user, and ends their other sessions',
        body: StaffPasswordRequest,
        response: success,
      },
    },
    async (request) => {
      await staff.own.changePassword(signedIn(request), request.body, addressOf(request));
      return { success: true };
    },
  );

  app.post(
    '/me/sessions/end-others',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Ends the other sessions of the signed-in user', response: success },
    },
    async (request) => {
      await staff.own.endOtherSessions(signedIn(request));
      return { success: true };
    },
  );
}

const toAccount = (row: StaffAccountRow): Static<typeof StaffAccount> => ({
  id: row.id,
  name: row.name,
  role: row.role,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  invitedUntil: row.invitation_until?.toISOString() ?? null,
  ready: row.password_hash !== null && row.totp_step !== null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
});

/** Staff accounts and the staff log, for admins. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffAccountRoutes(app: TypedApp, staff: Staff, db: Executor): void {
  app.get(
    '/accounts',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'All staff members',
        response: { 200: dataOf(Type.Array(ref(StaffAccount))), ...failures },
      },
    },
    async () => ({ data: (await staff.list()).map(toAccount) }),
  );

  app.post(
    '/accounts',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Creates an account and an invitation for its user',
        body: StaffAccountRequest,
        response: { 200: ref(StaffInvitation), ...failures },
      },
    },
    async (request) => {
      const { name, role } = request.body;
      return staff.create(name.trim(), role, signedIn(request).account.name);
    },
  );

  app.post(
    '/accounts/:id/invitation',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Invites again, and revokes the old password, authenticator and sessions',
        params: OfId,
        response: { 200: ref(StaffInvitation), ...failures },
      },
    },
    async (request) => staff.invite(request.params.id, signedIn(request).account.name),
  );

  app.post(
    '/accounts/:id/role',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Changes the role of a staff member',
        params: OfId,
        body: StaffRoleRequest,
        response: success,
      },
    },
    async (request) => {
      await staff.changeRole(request.params.id, request.body.role, signedIn(request).account.name);
      return { success: true };
    },
  );

  app.post(
    '/accounts/:id/disable',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Disables an account and ends its sessions',
        params: OfId,
        response: success,
      },
    },
    async (request) => {
      await staff.disable(request.params.id, signedIn(request).account.name);
      return { success: true };
    },
  );

  app.get(
    '/log',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Actions of staff, newest first',
        querystring: Type.Object({
          before: Type.Optional(Type.Integer({ minimum: 1, description: 'Only entries before this id.' })),
        }),
        response: { 200: dataOf(Type.Array(ref(StaffLogEntry))), ...failures },
      },
    },
    async ({ query }) => {
      const rows = await listLog(db, { before: query.before, limit: LOG_PAGE });
      return { data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
    },
  );
}
