import { formatRupees } from '@shop/money';
import type { OrderEvent } from '../../../api/types';
import { formatMoment } from '../../../parts/text';
import { isStatus, statusLabel } from '../statuses';
import styles from './order.module.css';

const nameOf = (kind: string) => {
  if (kind === 'note') return 'Note';
  if (kind === 'refund') return 'Refund';
  if (kind === 'email-corrected') return 'Email address changed';
  if (kind === 'return-requested') return 'Return asked for';
  if (kind === 'linked') return 'Linked to an account';
  return isStatus(kind) ? statusLabel(kind) : kind;
};

/** What an event says besides its name, each a line. */
function linesOf({ detail }: OrderEvent): string[] {
  const {
    courier,
    trackingNumber,
    reason,
    restocked,
    text,
    amountPaise,
    pieces,
    creditNote,
    email,
    previousEmail,
    resent,
  } = detail;
  return [
    amountPaise !== undefined && `${formatRupees(amountPaise)}, credit note ${creditNote ?? ''}`,
    pieces?.join('\n'),
    courier && `${courier}, ${trackingNumber ?? ''}`,
    reason,
    restocked === true && 'The pieces are on sale again.',
    restocked === false && 'The pieces are not on sale again.',
    email && `From ${previousEmail ?? ''} to ${email}.`,
    resent === true && 'The confirmation was sent again.',
    text,
  ].filter((line) => typeof line === 'string');
}

/** What happened to an order and who did it, the latest first. */
export function Timeline({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <section className={styles.card} aria-labelledby="order-events">
      <h2 id="order-events">Timeline</h2>
      <ol className={styles.events}>
        {events.toReversed().map((event, index) => (
          <li key={events.length - index} className={styles.event}>
            <strong>{nameOf(event.kind)}</strong>
            <div className={styles.quiet}>{`${formatMoment(event.at)}, ${event.author ?? 'the shop'}`}</div>
            {linesOf(event).map((line) => (
              <p key={line} className={styles.said}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
