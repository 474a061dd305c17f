import { useId } from 'react';
import type { OrderDetail } from '../../../api/types';
import { exchangeStateLabel } from '../../../parts/statuses';

/** Warns that returning a whole order includes the items of its exchanges. Renders nothing if all were declined or cancelled. */
export function ReturnedExchanges({ order }: { readonly order: OrderDetail }) {
  const titleId = useId();
  const { exchanges = [] } = order;
  const returned = exchanges.filter(({ state }) => state !== 'declined' && state !== 'cancelled');
  if (returned.length === 0) return null;
  return (
    <>
      <p id={titleId}>
        The items of these exchanges will be refunded, and restocked if the others are. Exchanges whose
        replacement has not been sent will be cancelled.
      </p>
      <ul aria-labelledby={titleId}>
        {returned.map(({ number, item, replacement, state }) => (
          <li key={number}>
            {`Exchange ${number}: ${item}, for ${replacement} (${exchangeStateLabel(state).toLowerCase()})`}
          </li>
        ))}
      </ul>
    </>
  );
}
