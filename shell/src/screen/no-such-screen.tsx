import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { LetterScreen } from '../parts/letter-screen';
import { isKnownPath } from '../routing/screens';

/** For a path that nobody serves: a wrong address, or a counter that is closed because its remote is not live. */
export function NoSuchScreen() {
  const { pathname } = useLocation();
  const letter = isKnownPath(pathname) ? (
    <ReturnToSender
      title="This counter is closed for the moment"
      action={<ButtonLink to={paths.allProducts}>See all products</ButtonLink>}
    >
      <p>We have taken this part of the shop off the shelf to mend it. Your cart and wishlist are safe.</p>
    </ReturnToSender>
  ) : (
    <ReturnToSender
      title="Return to sender"
      action={<ButtonLink to={paths.home}>Back to the shop</ButtonLink>}
    >
      <p>There is no page at this address. It may have moved, or a letter in the link went astray.</p>
    </ReturnToSender>
  );
  return <LetterScreen>{letter}</LetterScreen>;
}
