import { bookParcel } from '../../book-parcel';
import { decideExchange, type ExchangeDecision, startExchange } from '../../exchange-steps';
import { listExchangeOptions } from '../../exchange-options';
import { listExchanges } from '../../exchanges';
import { shipPart } from '../../ship-parcel';
import type { ShopOrderRow } from '../../tables';
import { chosen, type HistoryScene, ifAllowed, orderOf, type Play, ravi } from './history-scene';

/** The units of a line of an order, and another variant for them. */
async function wantedOf({ shop }: HistoryScene, order: ShopOrderRow, line: number) {
  const option = chosen(await listExchangeOptions(shop.database.db, order, shop.clock.now()), line);
  const variant = option && chosen(option.variants, line);
  if (!variant) return undefined;
  const { productId, color } = option;
  return { productId, color, quantity: 1 + (line % option.quantity), variantId: variant.productId };
}

const ask: Play<'ask for an exchange'> = async (scene, { app }, { order, line }) => {
  const row = await orderOf(scene, order);
  const wanted = row && (await wantedOf(scene, row, line));
  if (!row || !wanted) return;
  const body = { reason: 'The other colour', exchanges: [wanted] };
  await row.shopper.post(app, `/order/${row.public_id}/return`, body);
};

const start: Play<'start an exchange'> = async (scene, { context }, { order, line, key }) => {
  const row = await orderOf(scene, order);
  const wanted = row && (await wantedOf(scene, row, line));
  if (!row || !wanted) return;
  const request = { ...wanted, key: `exchange-${row.public_id}-${key}`, reason: 'The other colour' };
  await ifAllowed(() => startExchange(context, row.public_id, request, ravi));
};

const decisions: Readonly<Record<string, ExchangeDecision>> = {
  accept: { to: 'accepted' },
  decline: { to: 'declined', reason: 'It was used' },
  receive: { to: 'received', restocks: true },
  'receive broken': { to: 'received', restocks: false },
  cancel: { to: 'cancelled', reason: 'They want a refund' },
};

const change: Play<'exchange'> = async (scene, { context, couriers }, { order, line, as, key }) => {
  const row = await orderOf(scene, order);
  const exchange = row && chosen(await listExchanges(scene.shop.database.db, row.id), line);
  if (!row || !exchange) return;
  const { number } = exchange;
  const contents = { exchange: number, key: `replace-${row.public_id}-${number}-${key}` };
  await ifAllowed(() => {
    const decision = decisions[as];
    if (decision) return decideExchange(context, row.public_id, number, decision, ravi);
    if (as === 'book') {
      const wanted = { ...contents, courier: 'sandbox', service: 'surface', weightGrams: 300 };
      return bookParcel({ ...context, couriers }, row.public_id, wanted, ravi);
    }
    const trackingNumber = `${row.public_id}-replacement-${number}`;
    return shipPart(context, row.public_id, { ...contents, courier: 'India Post', trackingNumber }, ravi);
  });
};

/** Steps of exchanges. */
export const exchangePlays = {
  'ask for an exchange': ask,
  'start an exchange': start,
  exchange: change,
} as const;
