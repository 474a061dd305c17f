import { paths } from '@shop/config';
import { ButtonLink, classNames, motifs } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './confirmation.module.css';

interface OrderConfirmationProps {
  readonly eyebrow?: string;
  readonly title?: string;
  readonly lead?: string;
  /** The receipt with number, date and amount. */
  readonly receipt?: ReactNode;
  /** Beside the way on. */
  readonly action?: ReactNode;
  /** What was ordered. Last, so that its coming moves nothing. */
  readonly children?: ReactNode;
}

/** The confirmation, drawn as a railway ticket. It says that the order is booked, also while its lines are loading, unless `title` says otherwise. */
export function OrderConfirmation({
  eyebrow = 'Order completed',
  title = 'Your order is booked',
  lead = 'You can view its details from your',
  receipt,
  action,
  children,
}: OrderConfirmationProps) {
  return (
    <article className={classNames(styles.confirmation, motifs.perforatedSides)}>
      <div className={styles.coupon}>
        <header>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>{title}</h1>
        </header>
        <p>
          <span>{lead}</span> <Link to={paths.profile}>login dashboard</Link>.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.home}>Continue Shopping</ButtonLink>
          {action}
        </div>
        {children}
      </div>
      <div className={styles.receipt}>{receipt}</div>
    </article>
  );
}
