import { ButtonLink } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { Envelope } from '../envelope';
import { signInFor } from '../sign-in';

/** For a visitor: a profile belongs to somebody who has signed in, and is then returned to. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <Envelope title="Please sign in" lead="Sign in to see your profile, orders and addresses.">
      <ButtonLink to={signInFor(pathname + search)}>Sign In</ButtonLink>
    </Envelope>
  );
}
