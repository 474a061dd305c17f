import { dateFormatter, formatDate } from '@shop/config/dates';
import { langOf } from '@shop/config/messages';
import { isApiFailure, type PlacedOrder } from '@shop/contracts';
import { formatRupees, formatRupeesPlain } from '@shop/money';
import { Button } from '@shop/ui';
import { t } from '../../messages';
import { useConfirmOrderMutation, type OrderRef } from './data';
import styles from './order.module.css';

/** Keys of emails that confirm an order; other keys only open it. */
const confirmPrefix = 'confirm.';

const formatTime = dateFormatter({ timeStyle: 'short' });

const unreachable = 'The order could not be confirmed. Check your connection and try again.';

const messageOf = (error: unknown) =>
  isApiFailure(error) && error.status < 500 ? error.message : t(unreachable);

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
  const until = `${formatDate(before)}, ${formatTime(before)}`;
  const payable = formatRupeesPlain(totals.payablePaise);
  const failure = error ? messageOf(error) : '';
  if (key?.startsWith(confirmPrefix)) {
    const send = async () => {
      const { data } = await confirm({ publicId: page.publicId, key });
      if (data) onConfirmed();
    };
    return (
      <>
        <p>
          {t(
            'You pay {payable} in cash when the parcel arrives. Please confirm the order by {until}. Otherwise nothing is sent, and you owe nothing.',
            { payable, until },
          )}
        </p>
        <div>
          <Button busy={isLoading} onClick={() => void send()}>
            {t('Confirm order')}
          </Button>
        </div>
        <p role="alert" lang={langOf(failure)}>
          {failure}
        </p>
      </>
    );
  }
  return cod?.confirmedBy === 'phone' ? (
    <p>
      {t('We will call {phone} to confirm the order by {until}. Until then, nothing is sent.', {
        phone: address.phone,
        until,
      })}
    </p>
  ) : (
    <p>
      <span>{`${t('This order is not placed yet. Please open the link that we sent to')} `}</span>
      <bdi>{address.email}</bdi>
      <span>
        {t(', and confirm it by {until}. Otherwise nothing is sent, and you owe nothing.', { until })}
      </span>
    </p>
  );
}

/** The text for an order whose confirmation is over; null if it needs none. */
function noteOf({ status, cod }: PlacedOrder): string | null {
  if (status === 'expired')
    return t(
      'This order was not confirmed in time, so it was not placed. Nothing will be sent, and you owe nothing. You can order again.',
    );
  if (status === 'cancelled') return t('This order was cancelled. Nothing will be sent.');
  if (cod?.collectedPaise !== undefined)
    return t('You paid {amount} in cash.', { amount: formatRupees(cod.collectedPaise) });
  if (cod && cod.duePaise > 0 && status === 'delivered')
    return t('{amount} of this order is not paid yet. We will contact you about it.', {
      amount: formatRupees(cod.duePaise),
    });
  return cod && cod.duePaise > 0
    ? t('The order is confirmed. Please have {amount} ready in cash when the parcel arrives.', {
        amount: formatRupees(cod.duePaise),
      })
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
    <section className={styles.cash} aria-label={t('Cash on delivery')}>
      <h2>{t(isWaiting ? 'Confirm your order' : 'Cash on delivery')}</h2>
      {isWaiting ? <Confirmation {...props} /> : <p>{note}</p>}
    </section>
  );
}
