import { formatDate } from '@shop/config/dates';
import { isApiFailure, type PlacedOrder } from '@shop/contracts';
import { formatRupees, formatRupeesPlain } from '@shop/money';
import { Button } from '@shop/ui';
import { useConfirmOrderMutation, type OrderRef } from './data';
import styles from './order.module.css';

/** Keys of emails that confirm an order; other keys only open it. */
const confirmPrefix = 'confirm.';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const unreachable = 'The order could not be confirmed. Check your connection and try again.';

const messageOf = (error: unknown) =>
  isApiFailure(error) && error.status < 500 ? error.message : unreachable;

interface CashProps {
  readonly order: PlacedOrder;
  readonly page: OrderRef;
  /** Called when the order is confirmed and the page shows it. */
  readonly onConfirmed: () => void;
}

/** What the shopper has to do before the order is placed. */
function Confirmation({ order, page, onConfirmed }: CashProps) {
  const [confirm, { isLoading, error }] = useConfirmOrderMutation();
  const { cod, address, totals } = order;
  const { key } = page;
  const before = cod?.confirmBefore ?? '';
  const until = `${formatDate(before)}, ${time.format(new Date(before))}`;
  const payable = formatRupeesPlain(totals.payablePaise);
  if (key?.startsWith(confirmPrefix)) {
    const send = async () => {
      const { data } = await confirm({ publicId: page.publicId, key });
      if (data) onConfirmed();
    };
    return (
      <>
        <p>
          {`You pay ${payable} in cash when the parcel arrives. Please confirm the order by ${until}. Otherwise nothing is sent, and you owe nothing.`}
        </p>
        <div>
          <Button busy={isLoading} onClick={() => void send()}>
            Confirm order
          </Button>
        </div>
        <p role="alert">{error && messageOf(error)}</p>
      </>
    );
  }
  return cod?.confirmedBy === 'phone' ? (
    <p>{`We will call ${address.phone} to confirm the order by ${until}. Until then, nothing is sent.`}</p>
  ) : (
    <p>
      <span>{`This order is not placed yet. Please open the link that we sent to `}</span>
      <bdi>{address.email}</bdi>
      <span>{`, and confirm it by ${until}. Otherwise nothing is sent, and you owe nothing.`}</span>
    </p>
  );
}

/** The text for an order whose confirmation is over; null if it needs none. */
function noteOf({ status, cod }: PlacedOrder): string | null {
  if (status === 'expired')
    return 'This order was not confirmed in time, so it was not placed. Nothing will be sent, and you owe nothing. You can order again.';
  if (status === 'cancelled') return 'This order was cancelled. Nothing will be sent.';
  if (cod?.collectedPaise !== undefined) return `You paid ${formatRupees(cod.collectedPaise)} in cash.`;
  if (cod && cod.duePaise > 0 && status === 'delivered')
    return `${formatRupees(cod.duePaise)} of this order is not paid yet. We will contact you about it.`;
  return cod && cod.duePaise > 0
    ? `The order is confirmed. Please have ${formatRupees(cod.duePaise)} ready in cash when the parcel arrives.`
    : null;
}

/** The state of an order with cash on delivery; nothing for an order that is paid online. */
export function CashOnDelivery(props: CashProps) {
  const { order } = props;
  if (!order.cod) return null;
  const isWaiting = order.status === 'unconfirmed';
  const note = isWaiting ? null : noteOf(order);
  if (!isWaiting && note === null) return null;
  return (
    <section className={styles.cash} aria-label="Cash on delivery">
      <h2>{isWaiting ? 'Confirm your order' : 'Cash on delivery'}</h2>
      {isWaiting ? <Confirmation {...props} /> : <p>{note}</p>}
    </section>
  );
}
