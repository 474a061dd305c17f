import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { PageNotice } from '../fragments/page-notice';
import { isKnownPath } from '../../federation/routing/page-routes';

/** For a path that no remote serves: an unknown address, or one whose remote is not live. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const errorPage = isKnownPath(pathname) ? (
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
  return <PageNotice>{errorPage}</PageNotice>;
}
