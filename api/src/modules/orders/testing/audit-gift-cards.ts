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

/** Audits gift cards: their balances, and what each order holds, has spent and was given back. */
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
  return [...rows.flatMap(faultsOf), ...(await auditCards(db))];
}
