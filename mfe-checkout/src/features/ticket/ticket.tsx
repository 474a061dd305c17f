import { paths } from '@shop/config';
import { ButtonLink, classNames, motifs } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ticket.module.css';

interface TicketProps {
  /** The torn-off part with number, date and amount. */
  readonly stub?: ReactNode;
  /** What was ordered. */
  readonly children?: ReactNode;
}

/** A railway ticket that says that the order is booked. It says so without any order at hand, too. */
export function Ticket({ stub, children }: TicketProps) {
  return (
    <article className={classNames(styles.ticket, motifs.perforatedSides)}>
      <div className={styles.coupon}>
        <header>
          <p className={styles.eyebrow}>Order completed</p>
          <h1 className={styles.title}>Your order is booked</h1>
        </header>
        <p className={styles.lead}>
          You can view its details from your <Link to={paths.profile}>login dashboard</Link>.
        </p>
        {children}
        <ButtonLink to={paths.home} className={styles.action}>
          Continue Shopping
        </ButtonLink>
      </div>
      {stub}
    </article>
  );
}
