import type { TypedApp } from '@shop/http';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { needMail, requestReset, RESET_ASKED, resetPassword, type ResetContext } from './reset-password';
import { AccountSettings, ForgotPasswordRequest, ResetPasswordRequest } from './schemas';

const tags = ['user'];
const success = { 200: ref(Success), ...failures };

/** Whether the account pages may offer a link by email; the same for everybody. */
export function accountSettingsRoutes(app: TypedApp, { mailer }: Pick<ResetContext, 'mailer'>): void {
  app.get(
    '/account-settings',
    { schema: { tags, response: { 200: dataOf(ref(AccountSettings)), ...failures } } },
    async () => ({ data: { passwordReset: mailer.enabled } }),
  );
}

/** Asking for a link and using it. Without email there is neither. */
export function passwordResetRoutes(app: TypedApp, deps: ResetContext): void {
  const preHandler = async () => needMail(deps);

  app.post(
    '/user/forgot-password',
    {
      schema: {
        tags,
        summary: 'Mails a link to choose a new password; responds the same for every e-mail',
        body: ForgotPasswordRequest,
        response: success,
      },
      preHandler,
    },
    async (request) => {
      await requestReset(deps, request.body.email, addressOf(request));
      return { success: true, message: RESET_ASKED };
    },
  );

  app.post(
    '/user/reset-password',
    {
      schema: {
        tags,
        summary: 'Sets a new password by the token of a link, once',
        body: ResetPasswordRequest,
        response: success,
      },
      preHandler,
    },
    async (request) => {
      const address = addressOf(request);
      await resetPassword(deps, request.body, { address, sessionId: request.shopSession?.id });
      return { success: true };
    },
  );
}
