import { discountBp } from '@shop/money';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/db/database';
import { newPublicId } from '../../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import { codeKey } from '../codes';
import type { CouponRow } from '../tables';
import {
  type CouponColumns,
  findCategories,
  findProducts,
  insertCoupon,
  isCodeTaken,
  lockCoupon,
  updateCoupon,
  writeScope,
} from './repository';
import type { NewCoupon } from './schemas';

/** Dependencies of the staff routes for coupons. */
export interface CouponContext {
  readonly database: Database;
  readonly clock: Clock;
  /** An order's number, as people quote it. */
  readonly orderNumber: (publicId: string) => string;
}

type CouponForm = Static<typeof NewCoupon>;

const refuse = (field: string, message: string, status = 400): never => {
  throw new ApiError(status, message, { extra: { field } });
};

/** At least four characters, so that codes cannot be guessed by trial and error. */
const codePattern = /^[\p{L}\p{M}\p{N}-]{4,40}$/u;

async function readCode(tx: DatabaseTransaction, code: string, own: number | null): Promise<string> {
  const key = codeKey(code);
  if (!codePattern.test(key)) refuse('code', 'Enter 4 to 40 letters, digits and hyphens.');
  if (await isCodeTaken(tx, key, own)) refuse('code', `The code ${key} is already in use.`, 409);
  return key;
}

/** The columns of the coupon's discount, by its kind. */
function readWorth({ kind, percent, amountPaise, maxPaise }: CouponForm) {
  const none = { percent_bp: null, amount_paise: null, max_paise: null };
  if (kind === 'shipping') return none;
  if (kind === 'amount') {
    return { ...none, amount_paise: amountPaise ?? refuse('amountPaise', 'Enter the amount.') };
  }
  const bp = discountBp(percent ?? 0);
  if (bp < 1 || bp > 10_000) refuse('percent', 'Enter a percentage of more than 0 and at most 100.');
  return { ...none, percent_bp: bp, max_paise: maxPaise };
}

function readPeriod({ startsAt, endsAt }: CouponForm) {
  const starts_at = startsAt === null ? null : new Date(startsAt);
  const ends_at = endsAt === null ? null : new Date(endsAt);
  if (starts_at && ends_at && starts_at >= ends_at) refuse('endsAt', 'The end must be after the start.');
  return { starts_at, ends_at };
}

async function readScope(tx: DatabaseTransaction, form: CouponForm) {
  const names = form.products.map((name) => name.trim()).filter(Boolean);
  const found = await findProducts(tx, names);
  const missing = names.find((_name, index) => found[index] === undefined);
  if (missing !== undefined) refuse('products', `No product has the code or slug “${missing}”.`);
  const categories = await findCategories(tx, form.categories);
  if (categories.length < new Set(form.categories).size)
    refuse('categories', 'One of these categories no longer exists.', 409);
  return { products: found.filter((id) => id !== undefined), categories };
}

/** The columns of a form. Throws an ApiError 400 or 409 that names the field. */
async function readForm(tx: DatabaseTransaction, form: CouponForm, before: CouponRow | null) {
  const code = await readCode(tx, form.code, before?.id ?? null);
  const { maxUses } = form;
  if (before && maxUses !== null && maxUses < before.uses)
    refuse('maxUses', `This coupon already has ${before.uses} uses. Enter at least ${before.uses}.`);
  const scope = await readScope(tx, form);
  const columns: CouponColumns = {
    code,
    kind: form.kind,
    ...readWorth(form),
    min_paise: form.minPaise,
    is_limited: scope.products.length + scope.categories.length > 0,
    first_order: form.firstOrder,
    once_each: form.oncePerCustomer,
    max_uses: maxUses,
    ...readPeriod(form),
    active: form.active,
  };
  return { columns, scope };
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** The changed columns for the log, each with its values before and after. */
function changesOf(before: CouponRow, after: CouponColumns) {
  const names = Object.keys(after) as (keyof CouponColumns)[];
  return Object.fromEntries(
    names
      .filter((name) => plain(before[name]) !== plain(after[name]))
      .map((name) => [name, [plain(before[name]), plain(after[name])]]),
  );
}

async function rowsOf(db: Executor, couponId: number) {
  const products = await db
    .selectFrom('coupon_product')
    .select('product_id')
    .where('coupon_id', '=', couponId)
    .execute();
  const categories = await db
    .selectFrom('coupon_category')
    .select('category_id')
    .where('coupon_id', '=', couponId)
    .execute();
  return {
    products: products.map(({ product_id: id }) => id),
    categories: categories.map(({ category_id: id }) => id),
  };
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).join();

/** Adds a coupon and returns its id. Throws an ApiError 400 or 409 that names the field. */
export async function createCoupon(
  { database, clock }: CouponContext,
  form: CouponForm,
  actor: StaffActor,
): Promise<string> {
  const publicId = newPublicId();
  await inTransaction(database, async (tx) => {
    const at = clock.now();
    const { columns, scope } = await readForm(tx, form, null);
    const marks = { public_id: publicId, created_at: at, changed_at: at, changed_by: actor.name };
    await writeScope(tx, await insertCoupon(tx, { ...columns, ...marks }), scope);
    await actor.log(tx, 'coupon-created', { code: columns.code, kind: columns.kind }, at);
  });
  return publicId;
}

/**
 * Changes a coupon. Orders that used it keep their prices. Throws an ApiError: 400 or 409 for a field, 404, 409 when someone changed
 * it after it was opened.
 */
export async function changeCoupon(
  { database, clock }: CouponContext,
  publicId: string,
  { version, ...form }: CouponForm & { readonly version: number },
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const before = await lockCoupon(tx, publicId);
    if (!before) throw new ApiError(404, 'Coupon not found.');
    if (before.version !== version) {
      const message = `${before.changed_by} changed this after you opened it. Nothing was saved.`;
      throw new ApiError(409, message, { extra: { version: before.version } });
    }
    const at = clock.now();
    const { columns, scope } = await readForm(tx, form, before);
    const was = await rowsOf(tx, before.id);
    const changes = {
      ...changesOf(before, columns),
      ...(sorted(was.products) !== sorted(scope.products) && {
        products: [was.products.length, scope.products.length],
      }),
      ...(sorted(was.categories) !== sorted(scope.categories) && {
        categories: [was.categories.length, scope.categories.length],
      }),
    };
    await updateCoupon(tx, before.id, { ...columns, changed_at: at, changed_by: actor.name });
    await writeScope(tx, before.id, scope);
    await actor.log(tx, 'coupon-changed', { code: columns.code, changes }, at);
  });
}
