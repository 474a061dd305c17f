import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import { auditCards } from '../../gift-cards/testing/audit-cards';

interface CardOrder {
  readonly name: string;
  /** Amounts in paise: its part of a card, what it spent less what it released, and what was refunded to the card. */
  readonly part: number;
  readonly spent: number;
  readonly refunded: number;
  /** Whether it holds its units or was placed. */
  readonly keeps: boolean;
  readonly placed: boolean;
  /** Cancelled, returned or refunded after it was placed. */
  readonly ended: boolean;
  /** Whether it has entries of another card than its own. */
  readonly mixed: boolean;
  /** What is paid online or in cash. */
  readonly due: number;
}

const faultsOf = ({ name, part, spent, refunded, keeps, placed, ended, mixed, due }: CardOrder) =>
  [
    ...(spent === (keeps ? part : 0) ? [] : [`spent ${spent} of its ${part} from its gift card`]),
    ...(refunded <= (placed ? part : 0) ? [] : [`returned ${refunded} of ${part} to its gift card`]),
    ...(ended && refunded < part ? [`still has ${part - refunded} from its gift card`] : []),
    ...(mixed ? ['has entries of another gift card'] : []),
    ...(due === 0 || due >= 100 ? [] : [`leaves ${due} paise to pay`]),
  ].map((fault) => `order ${name} ${fault}`);

interface SoldLine {
  readonly name: string;
  readonly placed: boolean;
  /** Ended with all of its money returned. */
  readonly ended: boolean;
  /** Ordered and refunded units, and the cards of the line in all states and those that can be spent. */
  readonly units: number;
  readonly refunded: number;
  readonly cards: number;
  readonly active: number;
}

const faultsOfLine = ({ name, placed, ended, units, refunded, cards, active }: SoldLine) =>
  [
    ...(cards === (placed ? units : 0) ? [] : [`issued ${cards} gift cards for ${units} units`]),
    ...(active <= units - refunded ? [] : [`has ${active} gift cards after a refund of ${refunded}`]),
    ...(ended && active > 0 ? [`ended with ${active} gift cards`] : []),
  ].map((fault) => `order ${name} ${fault}`);

/** Lines that sold gift cards: each unit of a placed order has a card, and refunded ones cannot be spent. */
async function auditSoldCards(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<SoldLine>`
    select public_id as name, placed_at is not null as placed,
      placed_at is not null and status in ('cancelled', 'returned') as ended, quantity as units,
      coalesce((select sum(order_refund_line.quantity) from order_refund_line
        where order_item_id = order_item.id), 0)::int as refunded,
      (select count(*)::int from gift_card where order_item_id = order_item.id) as cards,
      (select count(*)::int from gift_card
        where order_item_id = order_item.id and gift_card.state = 'active') as active
    from order_item join shop_order on shop_order.id = order_item.order_id
    where shop_order.id > ${after} and order_item.gift_card_paise is not null
    order by order_item.id`.execute(db);
  return rows.flatMap(faultsOfLine);
}

/** Audits gift cards: their balances, those that were sold, and what each order holds, has spent and was given back. */
export async function auditGiftCards(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<CardOrder>`
    select public_id as name, gift_card_paise::float8 as part, coalesce(moved.spent, 0) as spent,
      coalesce(moved.refunded, 0) as refunded, hold = 'held' or placed_at is not null as keeps,
      placed_at is not null as placed, (total_paise - gift_card_paise)::float8 as due,
      placed_at is not null and status in ('cancelled', 'returned', 'refunded') as ended,
      coalesce(moved.mixed, false) as mixed
    from shop_order left join lateral (
        select -sum(amount_paise) filter (where kind in ('spend', 'release'))::float8 as spent,
          sum(amount_paise) filter (where kind = 'refund')::float8 as refunded,
          bool_or(gift_card_entry.gift_card_id is distinct from shop_order.gift_card_id) as mixed
        from gift_card_entry where order_id = shop_order.id) as moved on true
    where shop_order.id > ${after}
      and (shop_order.gift_card_id is not null or exists (select from gift_card_entry where order_id = shop_order.id))
    order by shop_order.id`.execute(db);
  return [...rows.flatMap(faultsOf), ...(await auditSoldCards(db, after)), ...(await auditCards(db))];
}
