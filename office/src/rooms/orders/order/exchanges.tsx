import { Button } from '@shop/ui';
import { useState } from 'react';
import type { Exchange, OrderDetail } from '../../../api/types';
import { Facts } from '../../../parts/display';
import { ExchangeStateTag } from '../../../parts/statuses';
import { Notice } from '../../../parts/states';
import { formatDay } from '../../../parts/text';
import { useGetCouriersQuery } from '../api';
import { BookDialog } from './book-dialog';
import { ExchangeDialog, type ExchangeStep, exchangeSteps, isExchangeStep } from './exchange-steps';
import styles from './order.module.css';
import { ShipDialog } from './ship-dialog';
import { StartExchange } from './start-exchange';

/** The open dialog of the section. */
type Asked =
  | { readonly do: 'start' }
  | { readonly do: 'ship' | 'book'; readonly exchange: Exchange }
  | { readonly do: 'decide'; readonly exchange: Exchange; readonly step: ExchangeStep };

const factsOf = ({ item, replacement, reason, awaitedUntil, parcel, restocks }: Exchange) => [
  ['Item', item] as const,
  ['Replacement', replacement] as const,
  ['Reason', reason] as const,
  ...(awaitedUntil === undefined ? [] : [['Reserved until', formatDay(awaitedUntil)] as const]),
  ...(restocks === undefined ? [] : [['Item can be resold', restocks ? 'Yes' : 'No'] as const]),
  ...(parcel === undefined ? [] : [['Parcel', String(parcel)] as const]),
];

interface OneExchangeProps {
  readonly exchange: Exchange;
  readonly canBook: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function OneExchange({ exchange, canBook, onAsk }: OneExchangeProps) {
  const { number, state, actions } = exchange;
  const isToSend = actions.includes('send');
  return (
    <section className={styles.parcel} aria-labelledby={`exchange-${number}`}>
      <h3 id={`exchange-${number}`}>
        <span>{`Exchange ${number}`}</span> <ExchangeStateTag state={state} />
      </h3>
      <Facts facts={factsOf(exchange)} />
      <div className={styles.parcelSteps}>
        {isToSend && <Button onClick={() => onAsk({ do: 'ship', exchange })}>Send replacement</Button>}
        {isToSend && canBook && (
          <Button variant="secondary" onClick={() => onAsk({ do: 'book', exchange })}>
            Book courier for replacement
          </Button>
        )}
        {actions.filter(isExchangeStep).map((step) => (
          <Button key={step} variant="secondary" onClick={() => onAsk({ do: 'decide', exchange, step })}>
            {exchangeSteps[step].label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The exchanges of an order; nothing for an order without variants to exchange. */
export function OrderExchanges({ order }: { readonly order: OrderDetail }) {
  const { exchanges = [], exchangeOptions = [] } = order;
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const isToSend = exchanges.some(({ actions }) => actions.includes('send'));
  const { data: couriers = [] } = useGetCouriersQuery(undefined, { skip: !isToSend });
  if (exchanges.length === 0 && exchangeOptions.length === 0) return null;
  const ask = (next: Asked) => {
    setDone(undefined);
    setAsked(next);
  };
  const close = () => setAsked(undefined);
  const parcelOf = (kind: 'ship' | 'book') => (asked?.do === kind ? asked.exchange : undefined);
  return (
    <section className={styles.card} aria-labelledby="order-exchanges">
      <h2 id="order-exchanges">Exchanges</h2>
      <Notice>{done}</Notice>
      {exchanges.map((exchange) => (
        <OneExchange key={exchange.number} exchange={exchange} canBook={couriers.length > 0} onAsk={ask} />
      ))}
      {exchangeOptions.length > 0 && (
        <div className={styles.parcelSteps}>
          <Button variant="secondary" onClick={() => ask({ do: 'start' })}>
            Start exchange
          </Button>
        </div>
      )}
      <ExchangeDialog
        order={order}
        asked={asked?.do === 'decide' ? asked : undefined}
        onClose={close}
        onDone={setDone}
      />
      <StartExchange
        open={asked?.do === 'start'}
        order={order}
        options={exchangeOptions}
        onClose={close}
        onDone={setDone}
      />
      {isToSend && (
        <>
          <ShipDialog
            open={asked?.do === 'ship'}
            order={order}
            exchange={parcelOf('ship') ?? exchanges[0]}
            onClose={close}
            onShipped={setDone}
          />
          <BookDialog
            open={asked?.do === 'book'}
            order={order}
            couriers={couriers}
            exchange={parcelOf('book') ?? exchanges[0]}
            onClose={close}
            onBooked={setDone}
          />
        </>
      )}
    </section>
  );
}
