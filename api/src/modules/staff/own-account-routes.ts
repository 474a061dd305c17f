import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { signedIn } from './guard';
import { StaffPasswordRequest, StaffSession } from './schemas';
import type { Staff } from './staff';

const tags = ['staff'];

/** One's own password and sessions, on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffOwnAccountRoutes(app: TypedApp, staff: Staff): void {
  const response = { 200: ref(Success), ...failures };

  app.post(
    '/me/password',
    {
      schema: {
        tags,
        summary: 'Changes one’s own password, and ends one’s other sessions',
        body: StaffPasswordRequest,
        response,
      },
    },
    async (request) => {
      await staff.own.changePassword(signedIn(request), request.body, addressOf(request));
      return { success: true };
    },
  );

  app.get(
    '/me/sessions',
    {
      schema: {
        tags,
        summary: 'Where one is signed in, the latest first',
        response: { 200: dataOf(Type.Array(ref(StaffSession))), ...failures },
      },
    },
    async (request) => ({ data: await staff.sessions.list(signedIn(request)) }),
  );

  app.post(
    '/me/sessions/:id/end',
    {
      schema: {
        tags,
        summary: 'Ends a session of one’s own',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response,
      },
    },
    async (request) => {
      await staff.own.endSession(signedIn(request), request.params.id);
      return { success: true };
    },
  );

  app.post(
    '/me/sessions/end-others',
    { schema: { tags, summary: 'Ends one’s sessions but this one', response } },
    async (request) => {
      await staff.own.endOtherSessions(signedIn(request));
      return { success: true };
    },
  );
}
