import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';

/** For a visitor: a profile belongs to somebody who has signed in. */
export function SignInFirst() {
  return (
    <ReturnToSender title="Please sign in" action={<ButtonLink to={paths.login}>Sign In</ButtonLink>}>
      <p>Your profile and your orders show once you have signed in.</p>
    </ReturnToSender>
  );
}
