import type { Database } from '../../../platform/db/database';
import type { IssuedCard } from '../ledger';
import { issueCard } from '../ledger';

/** Issues a card without an order, by default of 500 rupees. Returns the id of its row and its code. */
export async function addCard(
  database: Pick<Database, 'transaction'>,
  given: Partial<IssuedCard> = {},
): Promise<{ readonly id: number; readonly code: string }> {
  const recipient = { email: 'asha@example.com', name: 'Asha', message: null };
  const card = { initialPaise: 50_000, sold: null, recipient, author: 'Asha', ...given };
  const expiresAt = given.expiresAt ?? new Date('2999-01-01T00:00:00Z');
  return database.transaction((tx) =>
    issueCard(tx, { ...card, expiresAt }, new Date('2026-01-01T00:00:00Z')),
  );
}
