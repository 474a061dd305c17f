import { useSearchParams } from 'react-router-dom';
import { Envelope } from '../features/envelope';
import { leaveFor, pageAfterSignIn } from '../features/sign-in';
import { LoginForm } from './login/page';

/** Sign-in, which ends on the home page, or on the page that asked for it. */
export function LoginPage() {
  const [query] = useSearchParams();
  return (
    <Envelope title="Sign In" lead="Welcome back. Your orders are kept under your name.">
      <LoginForm onSignedIn={() => leaveFor(pageAfterSignIn(query))} />
    </Envelope>
  );
}
