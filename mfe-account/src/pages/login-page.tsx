import { useSearchParams } from 'react-router-dom';
import { Envelope } from '../features/envelope/envelope';
import { leaveFor, pageAfterSignIn } from '../features/leaving/leave';
import { LoginForm } from '../features/login/login-form';

/** Sign-in, which ends on the home page, or on the page that asked for it. */
export function LoginPage() {
  const [query] = useSearchParams();
  return (
    <Envelope title="Sign In" lead="Welcome back. Your orders are kept under your name.">
      <LoginForm onSignedIn={() => leaveFor(pageAfterSignIn(query))} />
    </Envelope>
  );
}
