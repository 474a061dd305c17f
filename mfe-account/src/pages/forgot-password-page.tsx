import { shop } from '@shop/config';
import { useGetAccountSettingsQuery } from '../api/account-api';
import { Envelope } from '../features/envelope';
import { ForgotPasswordForm } from './forgot-password/page';
import { PasswordNote } from '../features/password-note';

/** Requests a reset link by email; where the shop sends no email, shows whom to write to. */
export function ForgotPasswordPage() {
  const { data } = useGetAccountSettingsQuery();
  const withoutMail = data?.passwordReset === false;
  return (
    <Envelope
      title="Forgot Password"
      lead={withoutMail ? 'This shop sends no mail.' : 'We send you a link to choose a new one.'}
    >
      {withoutMail ? (
        <PasswordNote>
          A new password cannot be asked for here. Please write to{' '}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>.
        </PasswordNote>
      ) : (
        <ForgotPasswordForm />
      )}
    </Envelope>
  );
}
