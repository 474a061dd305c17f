import { sql, type ExpressionBuilder } from 'kysely';
import type { Executor, Schema } from '../../platform/db/schema';

interface Addressee {
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly { readonly publicId: string }[];
}

/** Emails to or from the person, or about one of their orders, which may have gone to another address. */
const concerns =
  ({ email, orders }: Addressee) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'mail_outbox'>) =>
    or([
      eb(sql`lower(recipient)`, '=', email),
      eb(sql`lower(reply_to)`, '=', email),
      ...orders.map(({ publicId }) => eb(sql`split_part(message_key, ':', 2)`, '=', publicId)),
    ]);

/** Emails to and about a person; their contents are stored only until they are sent. */
export async function exportMails(db: Executor, person: Addressee) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'reply_to', 'subject', 'body_text', 'state', 'created_at', 'settled_at'])
    .where(concerns(person))
    .orderBy('id')
    .execute();
  return rows.map(({ reply_to, body_text, created_at, settled_at, ...mail }) => ({
    ...mail,
    replyTo: reply_to,
    text: body_text,
    createdAt: created_at,
    settledAt: settled_at,
  }));
}

/** Deletes emails to and about a person, including pending ones. Returns their number. */
export async function eraseMails(tx: Executor, person: Addressee): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_outbox')
    .where(concerns(person))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
