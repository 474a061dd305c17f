import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

/** Audits gift cards: each balance is the sum of its ledger, which begins with the card's whole value. Returns the faults. */
export async function auditCards(db: Executor): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
    balance: number;
    booked: number;
    value: number;
    issued: number;
  }>`
    select last_four as name, balance_paise::float8 as balance, initial_paise::float8 as value,
      coalesce((select sum(amount_paise) from gift_card_entry where gift_card_id = gift_card.id), 0)::float8 as booked,
      coalesce((select sum(amount_paise) from gift_card_entry
        where gift_card_id = gift_card.id and kind = 'issue'), 0)::float8 as issued
    from gift_card order by id`.execute(db);
  return rows.flatMap(({ name, balance, booked, value, issued }) => [
    ...(balance === booked
      ? []
      : [`gift card ${name} has a balance of ${balance}, and entries of ${booked}`]),
    ...(value === issued ? [] : [`gift card ${name} is worth ${value}, and was issued with ${issued}`]),
  ]);
}
