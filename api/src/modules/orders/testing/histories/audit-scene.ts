import type { OrderStatus } from '../../tables';
import type { HistoryScene } from './history-scene';

/** States in which the shop keeps the payment. */
const keeping: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

async function readOrders({ shop, opened }: HistoryScene) {
  const ids = ['', ...new Set(opened.map(({ id }) => id))];
  const rows = await shop.database.db
    .selectFrom('shop_order')
    .select(['provider_order_id', 'public_id', 'status', 'paid_payment_id', 'placed_at'])
    .where(({ or, eb }) => or([eb('provider_order_id', 'in', ids), eb('public_id', 'in', ids)]))
    .execute();
  return new Map(rows.map((row) => [row.provider_order_id ?? row.public_id, row]));
}

/** Orders of a signed-in session that are not linked to its account. */
async function findUnlinked({ shop, opened }: HistoryScene): Promise<string[]> {
  const ids = ['', ...new Set(opened.map(({ id }) => id))];
  const rows = await shop.database.db
    .selectFrom('shop_order')
    .innerJoin('session', 'session.id', 'shop_order.session_id')
    .select('public_id')
    .where(({ or, eb }) => or([eb('provider_order_id', 'in', ids), eb('public_id', 'in', ids)]))
    .where('session.user_id', 'is not', null)
    .where('shop_order.user_id', 'is distinct from', ({ ref }) => ref('session.user_id'))
    .execute();
  return rows.map(({ public_id: id }) => `order ${id} is not linked to the account of its session`);
}

/** Orders whose business buyer was in none of their checkouts. */
async function findOtherBuyers({ shop, opened }: HistoryScene): Promise<string[]> {
  const ids = ['', ...new Set(opened.map(({ id }) => id))];
  const rows = await shop.database.db
    .selectFrom('shop_order')
    .select(['provider_order_id', 'public_id', 'buyer_gstin', 'buyer_company'])
    .where(({ or, eb }) => or([eb('provider_order_id', 'in', ids), eb('public_id', 'in', ids)]))
    .execute();
  return rows
    .filter(
      ({ provider_order_id: providerId, public_id: publicId, buyer_gstin: gstin, buyer_company: company }) =>
        !opened.some(
          ({ id, buyer }) =>
            (id === providerId || id === publicId) &&
            (buyer?.gstin ?? null) === gstin &&
            (buyer?.companyName ?? null) === company,
        ),
    )
    .map(({ public_id: id }) => `order ${id} has a business buyer that none of its checkouts sent`);
}

/** Compares the settled shop with the responses that its shoppers received and with the provider's records. */
export async function auditScene(scene: HistoryScene): Promise<string[]> {
  const { shop, provider, opened, acknowledged } = scene;
  const orders = await readOrders(scene);
  const faults = opened.filter(({ id }) => !orders.has(id)).map(({ id }) => `order ${id} is lost`);
  faults.push(...(await findUnlinked(scene)), ...(await findOtherBuyers(scene)));
  for (const id of acknowledged) {
    if (!orders.get(id)?.placed_at) faults.push(`order ${id} was acknowledged and is not placed`);
  }
  const payments = await shop.database.db
    .selectFrom('payment')
    .select(['provider_payment_id', 'status', 'refunded_paise'])
    .where('provider_payment_id', 'in', ['', ...provider.payments().map(({ id }) => id)])
    .execute();
  for (const { id, orderId, status, refundedPaise, amountPaise } of provider.payments()) {
    if (status !== 'captured' && status !== 'refunded') continue;
    const order = orders.get(orderId ?? '');
    const known = payments.find(({ provider_payment_id: own }) => own === id);
    if (known?.status !== status || known.refunded_paise !== refundedPaise)
      faults.push(
        `payment ${id} is ${status}, ${refundedPaise} refunded; the shop has ${JSON.stringify(known)}`,
      );
    if (refundedPaise > amountPaise) faults.push(`more of payment ${id} is refunded than was paid`);
    const isRetained = order?.paid_payment_id === id && keeping.includes(order.status);
    if (!isRetained && status !== 'refunded')
      faults.push(`payment ${id} is not refunded, order ${order?.status}`);
  }
  return faults;
}
