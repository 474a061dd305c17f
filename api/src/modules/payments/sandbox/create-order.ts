import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { newId } from './ids';
import type { SandboxContext } from './sandbox-context';
import { SandboxError } from './sandbox-error';
import type { SandboxOrderRow } from './tables';

const Notes = Type.Record(Type.String(), Type.String());

interface NewOrder {
  readonly amount: number;
  readonly receipt: string | null;
  readonly notes: Readonly<Record<string, string>>;
  readonly unique: boolean;
}

/** Checks a new order as Razorpay does, with its sentences. Throws a SandboxError naming the field. */
function readOrder(body: unknown): NewOrder {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { amount, currency, receipt = null, notes = {}, unique_receipt: unique = false } = given;
  if (amount === undefined) throw new SandboxError(400, 'amount: is required.', { field: 'amount' });
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new SandboxError(400, 'The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100) {
    const reason = 'amount_less_than_minimum_amount';
    throw new SandboxError(400, 'Order amount less than minimum amount allowed', { field: 'amount', reason });
  }
  if (currency !== 'INR') throw new SandboxError(400, 'Currency is not supported', { field: 'currency' });
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40)) {
    throw new SandboxError(400, 'receipt: the length must be no more than 40.', { field: 'receipt' });
  }
  const texts = Value.Check(Notes, notes) ? Object.entries(notes) : null;
  if (texts === null || texts.length > 15 || texts.some(([, text]) => text.length > 256)) {
    throw new SandboxError(400, 'The notes may have at most 15 pairs of 256 characters.', { field: 'notes' });
  }
  return { amount, receipt, notes: Object.fromEntries(texts), unique: unique === true && receipt !== null };
}

/** Makes an order. One that asked for a unique receipt gets the first of that receipt back, if its amount is the same. */
export async function createOrder({ store, clock }: SandboxContext, body: unknown): Promise<SandboxOrderRow> {
  const { amount, receipt, notes, unique } = readOrder(body);
  const made = await store.db
    .insertInto('sandbox_order')
    .values({
      id: newId('order'),
      amount,
      currency: 'INR',
      receipt,
      unique_receipt: unique ? receipt : null,
      notes: JSON.stringify(notes),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('unique_receipt').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  const known = await store.db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('unique_receipt', '=', receipt)
    .executeTakeFirst();
  if (known?.amount === amount) return known;
  throw new SandboxError(400, 'Order receipt should be unique.', { field: 'receipt' });
}
