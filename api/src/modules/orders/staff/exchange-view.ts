import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { hasRight, type Right, type Role } from '../../staff';
import { listExchangeOptions } from '../exchange-options';
import { replacementParcels } from '../exchange-page';
import { decisionsFor, type ExchangeDecision } from '../exchange-steps';
import { type Exchange, itemInWords, listExchanges, replacementInWords } from '../exchanges';
import type { ExchangeOption } from '../exchange-schemas';
import type { ShopOrderRow } from '../tables';
import type { ExchangeAction, StaffExchange } from './exchange-schemas';

type Action = Static<typeof ExchangeAction>;

const actions: Readonly<Record<ExchangeDecision['to'], readonly [Action, Right]>> = {
  accepted: ['accept', 'keep'],
  declined: ['decline', 'keep'],
  received: ['receive', 'keep'],
  cancelled: ['cancel', 'keep'],
};

/** The actions that a role may take with an exchange. `parcel` is the one with its replacement. */
function actionsOf(order: ShopOrderRow, exchange: Exchange, role: Role, parcel?: number): Action[] {
  if (parcel !== undefined) return [];
  const isToSend = exchange.state === 'received' && hasRight(role, 'pack');
  return [
    ...(isToSend ? (['send'] as const) : []),
    ...decisionsFor(order, exchange)
      .map((to) => actions[to])
      .filter(([, right]) => hasRight(role, right))
      .map(([action]) => action),
  ];
}

/** The exchanges of an order for staff, and the lines that they may exchange; both are omitted if there are none. */
export async function exchangesOf(
  db: Executor,
  order: ShopOrderRow,
  role: Role,
  now: Date,
): Promise<{
  readonly exchanges?: Static<typeof StaffExchange>[];
  readonly exchangeOptions?: Static<typeof ExchangeOption>[];
}> {
  if (order.status !== 'shipped' && order.status !== 'delivered' && order.status !== 'returned') return {};
  const exchanges = await listExchanges(db, order.id);
  const parcels = exchanges.length > 0 ? await replacementParcels(db, order.id) : undefined;
  const mayStart = order.status !== 'returned' && hasRight(role, 'keep');
  const options = mayStart ? await listExchangeOptions(db, order, now) : [];
  const shown = exchanges.map((exchange) => {
    const { id, number, state, reason, restocks, grams, quantity } = exchange;
    const parcel = parcels?.get(id)?.number;
    return {
      ...{ number, state, reason },
      ...{ item: itemInWords(exchange), replacement: replacementInWords(exchange) },
      ...(exchange.awaited_until && { awaitedUntil: exchange.awaited_until.toISOString() }),
      ...((state === 'received' || state === 'sent') && { restocks }),
      ...(grams !== null && { weightGrams: grams * quantity }),
      ...(parcel !== undefined && { parcel }),
      at: exchange.created_at.toISOString(),
      actions: actionsOf(order, exchange, role, parcel),
    };
  });
  return {
    ...(shown.length > 0 && { exchanges: shown }),
    ...(options.length > 0 && { exchangeOptions: options }),
  };
}
