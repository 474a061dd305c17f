import { useSearchParams } from 'react-router-dom';
import { Envelope } from '../features/envelope';
import { ResetPasswordForm } from './reset-password/page';

/** Where a mail's link leads: a new password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  return (
    <Envelope title="New Password" lead="It signs you out everywhere else.">
      <ResetPasswordForm token={query.get('token') ?? ''} />
    </Envelope>
  );
}
