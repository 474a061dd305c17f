import { sql } from 'kysely';
import { openDatabase } from '../../../api/src/platform/db/database';

/** How many purchases sold more than one piece: each has a receipt of its own and buys one. */
export async function countDoubled(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ databaseUrl });
  try {
    const { rows } = await sql<{ doubled: number }>`
      select count(*)::int as doubled from (
        select client_key from shop_order
          join stock_movement on stock_movement.order_id = shop_order.id and stock_movement.kind = 'sell'
        where client_key is not null
        group by client_key having count(*) > 1 or min(stock_movement.stock_delta) < -1
      ) as sold`.execute(database.db);
    return rows[0]?.doubled ?? 0;
  } finally {
    await database.close();
  }
}
