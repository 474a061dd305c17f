import type { TypedApp } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { signedIn } from './guard';
import { listLog } from './repository';
import {
  StaffAccount,
  StaffAccountRequest,
  StaffInvitation,
  StaffLogEntry,
  StaffRoleRequest,
} from './schemas';
import type { Staff } from './staff';
import type { StaffAccountRow } from './tables';

const tags = ['staff'];
const OfAccount = Type.Object({ id: Type.String({ maxLength: 100 }) });
const LOG_PAGE = 100;

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

/** Staff and what they did, for admins; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffAccountRoutes(app: TypedApp, staff: Staff, db: Executor): void {
  app.get(
    '/accounts',
    {
      schema: {
        tags,
        summary: 'Every staff member',
        response: { 200: dataOf(Type.Array(ref(StaffAccount))), ...failures },
      },
    },
    async () => ({ data: (await staff.list()).map(toAccount) }),
  );

  app.post(
    '/accounts',
    {
      schema: {
        tags,
        summary: 'Makes an account, and the invitation of its person',
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
      schema: {
        tags,
        summary: 'Invites again; password, authenticator and sessions of before end',
        params: OfAccount,
        response: { 200: ref(StaffInvitation), ...failures },
      },
    },
    async (request) => staff.invite(request.params.id, signedIn(request).account.name),
  );

  app.post(
    '/accounts/:id/role',
    {
      schema: {
        tags,
        summary: 'Gives a staff member another role',
        params: OfAccount,
        body: StaffRoleRequest,
        response: { 200: ref(Success), ...failures },
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
      schema: {
        tags,
        summary: 'Disables an account, and ends its sessions',
        params: OfAccount,
        response: { 200: ref(Success), ...failures },
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
      schema: {
        tags,
        summary: 'What staff did, the newest first',
        querystring: Type.Object({
          before: Type.Optional(Type.Integer({ minimum: 1, description: 'Only entries before this id.' })),
        }),
        response: { 200: dataOf(Type.Array(ref(StaffLogEntry))), ...failures },
      },
    },
    async ({ query }) => {
      const rows = await listLog(db, query.before ?? null, LOG_PAGE);
      return { data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
    },
  );
}
