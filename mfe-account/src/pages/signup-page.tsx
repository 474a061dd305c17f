import { Envelope } from '../features/envelope';
import { SignupForm } from './signup/page';

/** A new account. */
export function SignupPage() {
  return (
    <Envelope title="Sign Up" lead="An account keeps your orders in one place.">
      <SignupForm />
    </Envelope>
  );
}
