import { paths } from '@shop/config';
import { selectSessionKnown, selectSessionUser, useShopSelector } from '@shop/store';
import { Link, useLocation } from 'react-router-dom';

/**
 * A guest has no dashboard: the way back to the order by an address of its own. The session in this browser's cookie
 * is the proof, so the address shows nothing to anybody else.
 */
export function GuestOrderLink({ orderId }: { readonly orderId: string }) {
  const known = useShopSelector(selectSessionKnown);
  const user = useShopSelector(selectSessionUser);
  const { search } = useLocation();
  if (!known || user) return null;
  if (search.includes(orderId))
    return <p>No account? Keep this address: it shows your order in this browser at any time.</p>;
  return (
    <p>
      No account? <Link to={`${paths.success}?order=${orderId}`}>View your order</Link> in this browser at any
      time.
    </p>
  );
}
