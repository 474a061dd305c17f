import { formatRupees } from '@shop/money';
import { Button, ButtonLink, TextField } from '@shop/ui';
import { type ReactNode, useState } from 'react';
import type { OrderDetail, Parcel } from '../../../api/types';
import { Facts, Tag, type Tone } from '../../../parts/display';
import { Dialog, fieldsOf } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { formatMoment } from '../../../parts/text';
import { useEndParcelMutation, useRequestPickupMutation } from '../api';
import styles from './order.module.css';
import {
  type ActionText,
  isParcelStep,
  type ParcelStep,
  parcelStepText,
  parcelSteps,
} from './parcel-actions';

const states: Readonly<Record<Parcel['state'], readonly [label: string, tone: Tone]>> = {
  booked: ['Booked', 'waiting'],
  'picked-up': ['Picked up', 'plain'],
  'in-transit': ['In transit', 'plain'],
  'out-for-delivery': ['Out for delivery', 'plain'],
  'attempt-failed': ['Delivery failed', 'odd'],
  delivered: ['Delivered', 'good'],
  returning: ['Being returned', 'odd'],
  returned: ['Returned', 'odd'],
  lost: ['Lost', 'odd'],
  cancelled: ['Cancelled', 'plain'],
};

/** The courier's page about a parcel, or its tracking number. */
function Tracking({ trackingNumber, trackingUrl }: Parcel) {
  const number = trackingNumber ?? 'None yet';
  if (trackingUrl === undefined) return <span key={number}>{number}</span>;
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingNumber ?? 'Track'}
    </a>
  );
}

function factsOf({ cod }: OrderDetail, parcel: Parcel): (readonly [string, ReactNode])[] {
  const awaitsCash = parcel.collectsCash && cod?.collectedPaise === null && parcel.state !== 'returned';
  const { courier, weightGrams, shippedAt, deliveredAt, exchange } = parcel;
  return [
    ...(exchange === undefined ? [] : [['Replacement', `For exchange ${exchange}`] as const]),
    ['Courier', courier],
    ['Tracking', <Tracking key="tracking" {...parcel} />],
    ...(weightGrams === null ? [] : [['Weight', `${weightGrams} g`] as const]),
    ...(awaitsCash ? [['Cash to collect', formatRupees(cod.duePaise)] as const] : []),
    ...(shippedAt === null ? [] : [['Shipped', formatMoment(shippedAt)] as const]),
    ...(deliveredAt === null ? [] : [['Delivered', formatMoment(deliveredAt)] as const]),
  ];
}

/** The courier's updates, latest first. */
function Reports({ reports }: Pick<Parcel, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <details>
      <summary>{`Courier updates (${reports.length})`}</summary>
      <ul>
        {reports.map(({ at, place, text }) => (
          <li key={`${at} ${text}`} className={styles.said}>
            <span className={styles.quiet}>{formatMoment(at)}</span>{' '}
            <span>{[text, place].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OneParcelProps {
  readonly order: OrderDetail;
  readonly parcel: Parcel;
  /** Whether the order has, or will have, several parcels, so that each needs its own actions. */
  readonly isPart: boolean;
  readonly onAsk: (action: ParcelStep) => void;
}

function OneParcel({ order, parcel, isPart, onAsk }: OneParcelProps) {
  const [label, tone] = states[parcel.state];
  return (
    <section className={styles.parcel} aria-labelledby={`parcel-${parcel.number}`}>
      <h3 id={`parcel-${parcel.number}`}>
        <span>{`Parcel ${parcel.number}`}</span> <Tag tone={tone}>{label}</Tag>
      </h3>
      <ul>
        {parcel.lines.map(({ productId, color, title, quantity }) => (
          <li key={`${productId} ${color}`}>
            {`${quantity} × ${[title, color].filter(Boolean).join(', ')}`}
          </li>
        ))}
      </ul>
      <Facts facts={factsOf(order, parcel)} />
      <Reports reports={parcel.reports} />
      <div className={styles.parcelSteps}>
        {parcel.actions.includes('label') && (
          <a
            className={styles.label}
            href={`/api/v1/staff/orders/${order.id}/parcels/${parcel.number}/label`}
            target="_blank"
            rel="noreferrer"
          >
            Label (PDF)
          </a>
        )}
        {(isPart || parcel.state === 'booked') &&
          parcel.actions.filter(isParcelStep).map((action) => (
            <Button key={action} variant="secondary" onClick={() => onAsk(action)}>
              {parcelSteps[action].label}
            </Button>
          ))}
        {isPart && (
          <ButtonLink variant="secondary" to={`/orders/print?ids=${order.id}&parcel=${parcel.number}`}>
            Packing slip
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The parcels of an order; nothing before the first one. */
export function OrderParcels({ order }: { readonly order: OrderDetail }) {
  const { id, parcels = [], status } = order;
  const [asked, setAsked] = useState<{ readonly number: number; readonly action: ParcelStep }>();
  const [done, setDone] = useState<string>();
  const [endParcel, ended] = useEndParcelMutation();
  const [requestPickup, requested] = useRequestPickupMutation();
  if (parcels.length === 0) return null;
  const askedParcel = parcels.find(({ number }) => number === asked?.number);
  const text = asked && askedParcel ? parcelStepText(askedParcel, asked.action) : '';
  const { title = '', label = '', dismiss }: Partial<ActionText> = asked ? parcelSteps[asked.action] : {};
  const close = () => {
    ended.reset();
    requested.reset();
    setAsked(undefined);
  };
  const take = async (form: HTMLFormElement) => {
    if (!asked) return;
    const { number, action } = asked;
    const { data } = await (action === 'pickup'
      ? requestPickup({ id, number, ...fieldsOf(form, 'day') })
      : endParcel({ id, number, action }));
    if (!data) return;
    close();
    setDone(`Parcel ${number} ${parcelSteps[action].done}.`);
  };
  return (
    <section className={styles.card} aria-labelledby="order-parcels">
      <h2 id="order-parcels">Parcels</h2>
      <Notice>{done}</Notice>
      {parcels.map((parcel) => (
        <OneParcel
          key={parcel.number}
          order={order}
          parcel={parcel}
          isPart={parcels.length > 1 || status === 'packed'}
          onAsk={(action) => {
            setDone(undefined);
            setAsked({ number: parcel.number, action });
          }}
        />
      ))}
      <Dialog
        open={asked !== undefined}
        title={title}
        confirm={label}
        dismiss={dismiss}
        busy={ended.isLoading || requested.isLoading}
        error={ended.error ?? requested.error}
        onClose={close}
        onConfirm={(form) => void take(form)}
      >
        <p>{text}</p>
        {asked?.action === 'pickup' && <TextField label="Day" name="day" type="date" required />}
      </Dialog>
    </section>
  );
}
