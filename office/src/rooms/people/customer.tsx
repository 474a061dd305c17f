import { formatRupees } from '@shop/money';
import { Button, ButtonLink, EmptyState, SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isMissing } from '../../api/office-api';
import type { CustomerDetail, CustomerErasure } from '../../api/types';
import { Facts, PageTitle, Tag } from '../../parts/display';
import { EnquiryStateTag, isEnquiryState, isOrderStatus, OrderStatusTag } from '../../parts/statuses';
import { Dialog, fieldsOf } from '../../parts/form';
import styles from '../../parts/record-page.module.css';
import { Failure, Waiting } from '../../parts/states';
import { counted, formatDay, formatMoment } from '../../parts/text';
import { exportAddress, useEraseCustomerMutation, useGetCustomerQuery } from './api';
import { erasedState, kindLabels } from './list';
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
            {order.paid && isOrderStatus(order.status) ? (
              <OrderStatusTag status={order.status} />
            ) : (
              <Tag tone="plain">Unpaid</Tag>
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
            <span className={styles.quiet}>{from === 'saved' ? 'In the address book' : `From ${from}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const places: Readonly<Record<string, string>> = {
  'sign-up': 'at sign-up',
  checkout: 'at checkout',
  contact: 'in the contact form',
  profile: 'on the profile',
  email: 'by the link in an email',
  alert: 'by the link that confirms a product alert',
};

function Consents({ consents = [] }: Pick<CustomerDetail, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="customer-consents">
      <h2 id="customer-consents">Consents</h2>
      <ul className={styles.list}>
        {consents.map(({ label, given, version, place, at }) => (
          <li key={`${label} ${at} ${given}`} className={styles.row}>
            <span>{label}</span>
            <Tag tone={given ? 'good' : 'plain'}>{given ? 'Given' : 'Withdrawn'}</Tag>
            <span className={styles.quiet}>
              {`${formatMoment(at)}, ${places[place] ?? place}, notice ${version}`}
            </span>
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
          ['Email', <a href={`mailto:${email}`}>{email}</a>],
          ['Phone', <a href={`tel:${phone}`}>{phone}</a>],
          ['Type', kindLabels[kind]],
          ...(account
            ? [
                ['Account created', formatDay(account.since)] as const,
                [
                  'Signed in',
                  account.openSessions === 0
                    ? 'No'
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

/** One person with orders, addresses and enquiries; admins can export and erase their data. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { currentData: customer, error, refetch } = useGetCustomerQuery(id);
  const [erasing, setErasing] = useState(false);
  if (!customer && isMissing(error)) {
    return (
      <>
        <PageTitle title="Person not found" />
        <EmptyState
          title="They may have been erased"
          action={<ButtonLink to="/people">All people</ButtonLink>}
        />
      </>
    );
  }
  if (!customer && error) return <Failure what="The person" error={error} retry={refetch} />;
  if (!customer) return <Waiting label="Loading person…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/people">All people</Link>
      </p>
      <PageTitle title={customer.name} />
      {error && <Failure what="The latest data of the person" error={error} retry={refetch} />}
      {customer.erasable && (
        <div className={styles.actions}>
          <ButtonLink variant="secondary" to={exportAddress(customer.id)} download reloadDocument>
            Export data
          </ButtonLink>
          <Button variant="secondary" onClick={() => setErasing(true)}>
            Erase person
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
          <Consents consents={customer.consents} />
        </div>
      </div>
    </>
  );
}

const reasons: Readonly<Record<CustomerErasure['reason'], string>> = {
  'asked by the person': 'Requested by the person',
  'consent withdrawn': 'Consent withdrawn',
  'no longer needed': 'No longer needed',
};

interface EraseDialogProps {
  readonly open: boolean;
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** Erases a person after their email address is typed to confirm. */
function EraseDialog({ open, customer, onClose }: EraseDialogProps) {
  const [erase, { isLoading, error, reset }] = useEraseCustomerMutation();
  const navigate = useNavigate();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async (form: HTMLFormElement) => {
    const { email, reason } = fieldsOf(form, 'email', 'reason');
    const { data } = await erase({
      id: customer.id,
      email,
      reason: reason as CustomerErasure['reason'],
    });
    if (data) await navigate('/people', { state: erasedState });
  };
  return (
    <Dialog
      open={open}
      title="Erase this person?"
      confirm="Erase permanently"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void confirm(form)}
    >
      <p>
        This deletes the account, addresses, enquiries and emails, and removes names, email addresses and
        phone numbers from orders. Amounts, tax, invoice numbers and dates are kept, as the law requires. This
        cannot be undone.
      </p>
      <SelectField label="Reason" name="reason">
        {Object.entries(reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Their email address"
        name="email"
        hint={`Type ${customer.email} to confirm.`}
        autoComplete="off"
        required
        maxLength={254}
      />
    </Dialog>
  );
}
