import { ImportRefused } from '../../../../platform/csv/import-file';
import { confirmCashOrder } from '../../cod-confirm';
import { readCash, recordCollection, recordRemittance, recordTransfer } from '../../cod-money';
import { importRemittances } from '../../import-remittances';
import { isBought } from '../../order-states';
import { findByPublicId } from '../../order-repository';
import { orderNumber } from '../../shopper-orders';
import { addressAt } from './shipping-table';
import { askForCart, type HistoryScene, ifAllowed, orderOf, type Play, ravi } from './history-scene';

/** Contacts that no other history uses, since orders of a customer are limited. */
function contactOf({ products }: HistoryScene, shopper: number) {
  const number = Number(products[0]?.id.replaceAll(/\D/g, '') ?? 0) * 10 + shopper;
  return { email: `asha-${number}@example.in`, phone: String(9_000_000_000 + number) };
}

const checkout: Play<'cash checkout'> = async (scene, { app }, step) => {
  const ship = { ...addressAt(step.place), ...contactOf(scene, step.shopper) };
  const asked = await askForCart(scene, app, step, { path: '/order/cod', ship });
  if (asked?.response.status !== 200) return;
  const { _id: id } = asked.response.body.order as { readonly _id: string };
  scene.opened.push({ id, shopper: asked.shopper, buyer: asked.buyer });
};

async function keyOf({ shop }: HistoryScene, instance: Parameters<Play<'confirm'>>[1], publicId: string) {
  const url = await instance.context.links.confirmAddressOf(shop.database.db, publicId);
  return url?.split('#')[1] ?? '';
}

const confirm: Play<'confirm'> = async (scene, instance, { order, by }) => {
  const row = await orderOf(scene, order);
  if (!row) return;
  const { db } = scene.shop.database;
  if (by === 'staff') {
    await ifAllowed(() => confirmCashOrder(instance.context, row.public_id, ravi));
    return;
  }
  const key = await keyOf(scene, instance, by === 'other order' ? `${row.public_id}x` : row.public_id);
  const sent = by === 'forged' ? `${key.slice(0, -4)}AAAA` : key;
  const { status } = await row.shopper.post(instance.app, `/order/${row.public_id}/confirm`, { key: sent });
  if (by !== 'link' || !row.cod) {
    if (status !== 404) throw new Error(`A link that is not the order's returned ${status}`);
    return;
  }
  const now = await findByPublicId(db, row.public_id);
  if (status === 200) scene.acknowledged.add(row.public_id);
  else if (now && isBought(now.status))
    throw new Error(`Confirming a ${now.status} order returned ${status}`);
};

const remit: Play<'remit'> = async (scene, { context }, { order, as, key }) => {
  const row = await orderOf(scene, order);
  const cash = row && (await readCash(scene.shop.database.db, row));
  if (!row || cash?.collectedPaise === undefined) return;
  const left = (cash.collectedPaise ?? 0) - cash.remittedPaise;
  const amountPaise = { all: left, part: 1_000, correction: -1_000 }[as];
  const remittance = {
    key: `remit-${row.public_id}-${key}`,
    amountPaise,
    reference: 'UTR 1',
    day: '2026-06-02',
  };
  await ifAllowed(() => recordRemittance(context, row.public_id, remittance, ravi));
};

const importCash: Play<'import remittances'> = async (scene, { context }, { orders, other }) => {
  const lines = [];
  for (const order of orders) {
    const row = await orderOf(scene, order);
    const cash = row && (await readCash(scene.shop.database.db, row));
    const rupees = ((cash?.collectedPaise ?? 0) - (cash?.remittedPaise ?? 0)) / 100 + (other ? 1 : 0);
    if (row) lines.push(`${orderNumber(row.public_id)},${rupees.toFixed(2)},2026-06-01,UTR 9`);
  }
  const csv = ['order,amount,date,reference', ...lines].join('\n');
  try {
    await importRemittances(context, { csv, file: 'remittances.csv', dryRun: false }, ravi);
  } catch (error) {
    // The cash may not be collected yet, or the amount may differ.
    if (!(error instanceof ImportRefused)) throw error;
  }
};

const transfer: Play<'transfer'> = async (scene, { context }, { order, key }) => {
  const row = await orderOf(scene, order);
  const cash = row && (await readCash(scene.shop.database.db, row));
  if (!row || !cash) return;
  const sent = {
    key: `transfer-${row.public_id}-${key}`,
    amountPaise: cash.toTransferPaise,
    reference: 'UPI 1',
  };
  await ifAllowed(() => recordTransfer(context, row.public_id, sent, ravi));
};

const collect: Play<'collect'> = async (scene, { context }, { order, key }) => {
  const row = await orderOf(scene, order);
  const cash = row && (await readCash(scene.shop.database.db, row));
  if (!row || !cash) return;
  const paid = {
    key: `collect-${row.public_id}-${key}`,
    amountPaise: cash.duePaise,
    reference: 'UPI 2',
  };
  await ifAllowed(() => recordCollection(context, row.public_id, paid, ravi));
};

/** Steps of cash on delivery. */
export const cashPlays = {
  'cash checkout': checkout,
  confirm,
  collect,
  remit,
  'import remittances': importCash,
  transfer,
} as const;
