import { formatRupees } from '@shop/money';
import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../api/failure';
import type { CustomerDetail } from '../../api/types';
import { counted } from '../../parts/counts';
import { formatDay, formatMoment } from '../../parts/text';
import { EnquiryStateTag, isEnquiryState } from '../../parts/enquiry-state';
import { Facts } from '../../parts/display';
import { Failure } from '../../parts/states';
import { PageTitle } from '../../parts/page-title';
import styles from '../../parts/record-page.module.css';
import { Tag } from '../../parts/tag';
import { Waiting } from '../../parts/waiting';
import { isStatus, StatusTag } from '../orders/statuses';
import { EraseDialog } from './erase-dialog';
import { kindLabels } from './kinds';
import { exportAddress, useGetCustomerQuery } from './api';
import own from './list.module.css';

function Orders({ orders }: Pick<CustomerDetail, 'orders'>) {
  return (
    <section className={styles.card} aria-labelledby="customer-orders">
      <h2 id="customer-orders">Orders</h2>
      {orders.length === 0 && <p>None yet.</p>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            {order.paid ? (
              <Link to={`/orders/${order.id}`}>{order.number}</Link>
            ) : (
              <span>{order.number}</span>
            )}
            <span className={styles.quiet}>{formatMoment(order.at)}</span>
            <span>{formatRupees(order.totalPaise)}</span>
            {order.paid && isStatus(order.status) ? (
              <StatusTag status={order.status} />
            ) : (
              <Tag tone="plain">Not paid</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Enquiries({ enquiries }: Pick<CustomerDetail, 'enquiries'>) {
  return (
    <section className={styles.card} aria-labelledby="customer-enquiries">
      <h2 id="customer-enquiries">Enquiries</h2>
      {enquiries.length === 0 && <p>None.</p>}
      <ul className={styles.list}>
        {enquiries.map(({ id, number, state, at }) => (
          <li key={id} className={styles.row}>
            <Link to={`/enquiries/${id}`}>{number}</Link>
            <span className={styles.quiet}>{formatMoment(at)}</span>
            {isEnquiryState(state) && <EnquiryStateTag state={state} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Addresses({ addresses }: Pick<CustomerDetail, 'addresses'>) {
  return (
    <section className={styles.card} aria-labelledby="customer-addresses">
      <h2 id="customer-addresses">Addresses</h2>
      {addresses.length === 0 && <p>None.</p>}
      <ul className={styles.list}>
        {addresses.map(({ lines, from }) => (
          <li key={lines.join('\n')}>
            <address className={own.address}>{lines.join(', ')}</address>
            <span className={styles.quiet}>{from === 'saved' ? 'In the address book' : `Of ${from}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ customer }: { readonly customer: CustomerDetail }) {
  const { account, kind, email, phone } = customer;
  return (
    <section className={styles.card} aria-labelledby="customer-person">
      <h2 id="customer-person">Person</h2>
      <Facts
        facts={[
          ['E-mail', <a href={`mailto:${email}`}>{email}</a>],
          ['Phone', <a href={`tel:${phone}`}>{phone}</a>],
          ['Known by', kindLabels[kind]],
          ...(account
            ? [
                ['Account since', formatDay(account.since)] as const,
                [
                  'Signed in',
                  account.openSessions === 0
                    ? 'Nowhere'
                    : `In ${counted(account.openSessions, 'browser', 'browsers')}`,
                ] as const,
                ['Last seen', account.seenAt ? formatMoment(account.seenAt) : '–'] as const,
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** One person with orders, addresses and enquiries; an admin exports and erases what the shop stores of them. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { currentData: customer, error, refetch } = useGetCustomerQuery(id);
  const [erasing, setErasing] = useState(false);
  if (!customer && isMissing(error)) {
    return (
      <>
        <PageTitle title="There is no such person" />
        <EmptyState
          title="They may have been erased"
          action={<ButtonLink to="/people">To all people</ButtonLink>}
        />
      </>
    );
  }
  if (!customer && error) return <Failure what="The person" error={error} retry={refetch} />;
  if (!customer) return <Waiting label="Fetching the person …" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/people">All people</Link>
      </p>
      <PageTitle title={customer.name} />
      {error && <Failure what="The person as they are now" error={error} retry={refetch} />}
      {customer.erasable && (
        <div className={styles.actions}>
          <ButtonLink variant="secondary" to={exportAddress(customer.id)} download reloadDocument>
            Export their data
          </ButtonLink>
          <Button variant="secondary" onClick={() => setErasing(true)}>
            Erase the person
          </Button>
          <EraseDialog open={erasing} customer={customer} onClose={() => setErasing(false)} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Orders orders={customer.orders} />
          <Enquiries enquiries={customer.enquiries} />
        </div>
        <div className={styles.column}>
          <Person customer={customer} />
          <Addresses addresses={customer.addresses} />
        </div>
      </div>
    </>
  );
}
