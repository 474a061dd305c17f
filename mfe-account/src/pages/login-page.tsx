import { Envelope } from '../features/envelope/envelope';
import { goHome } from '../features/leaving/go-home';
import { LoginForm } from '../features/login/login-form';

/** Sign-in, which ends on the home page. */
export function LoginPage() {
  return (
    <Envelope title="Sign In" lead="Welcome back. Your orders are kept under your name.">
      <LoginForm onSignedIn={goHome} />
    </Envelope>
  );
}
