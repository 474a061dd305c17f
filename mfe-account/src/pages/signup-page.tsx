import { Envelope } from '../features/envelope/envelope';
import { SignupForm } from '../features/signup/signup-form';

/** A new account. */
export function SignupPage() {
  return (
    <Envelope title="Sign Up" lead="An account keeps your orders in one place.">
      <SignupForm />
    </Envelope>
  );
}
