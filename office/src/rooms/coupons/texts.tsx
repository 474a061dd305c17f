import { formatRupeesPlain } from '@shop/money';
import type { CouponDetail, CouponState, ListedCoupon } from '../../api/types';
import { Tag, type Tone } from '../../parts/display';
import { formatCount, formatMoment } from '../../parts/text';

/** Labels of the states. */
export const couponStates: Readonly<Record<CouponState, string>> = {
  active: 'Active',
  planned: 'Scheduled',
  ended: 'Ended',
  'used-up': 'Limit reached',
  off: 'Off',
};

const tones: Readonly<Record<CouponState, Tone>> = {
  active: 'good',
  planned: 'waiting',
  ended: 'plain',
  'used-up': 'plain',
  off: 'plain',
};

export const isCouponState = (text: string | null): text is CouponState =>
  text !== null && Object.hasOwn(couponStates, text);

export function CouponStateTag({ state }: { readonly state: CouponState }) {
  return <Tag tone={tones[state]}>{couponStates[state]}</Tag>;
}

/** A coupon's discount: `12.5% off, up to ₹500`. */
export function discountOf({ kind, percent, amountPaise, maxPaise }: ListedCoupon): string {
  if (kind === 'shipping') return 'Free shipping';
  if (kind === 'amount') return `${formatRupeesPlain(amountPaise ?? 0)} off`;
  return `${percent}% off${maxPaise === null ? '' : `, up to ${formatRupeesPlain(maxPaise)}`}`;
}

/** The conditions of a coupon: `Orders from ₹500, once per customer, for Stickers`. */
export function conditionsOf(coupon: CouponDetail): string {
  const { minPaise, firstOrder, oncePerCustomer, products, categories } = coupon;
  const goods = [...categories.map(({ name }) => name), ...products.map(({ title }) => title)];
  const conditions = [
    ...(minPaise > 0 ? [`orders from ${formatRupeesPlain(minPaise)}`] : []),
    ...(firstOrder ? ['first order only'] : []),
    ...(oncePerCustomer ? ['once per customer'] : []),
    ...(goods.length > 0 ? [`for ${goods.join(', ')}`] : []),
  ].join(', ');
  return conditions === '' ? 'None' : conditions.charAt(0).toUpperCase() + conditions.slice(1);
}

/** When a coupon can be used. */
export function periodOf({ startsAt, endsAt }: ListedCoupon): string {
  const from = startsAt === null ? '' : `From ${formatMoment(startsAt)}`;
  if (endsAt === null) return from || 'Always';
  return startsAt === null ? `Until ${formatMoment(endsAt)}` : `${from} until ${formatMoment(endsAt)}`;
}

/** The number of uses, with the limit if there is one: `3 of 100`. */
export const usesOf = ({ uses, maxUses }: ListedCoupon): string =>
  maxUses === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(maxUses)}`;

const IST_MS = 5.5 * 60 * 60_000;

/** An API timestamp as the value of a date and time field, in Indian time; empty for null. */
export const toField = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + IST_MS).toISOString().slice(0, 16);

/** The value of a date and time field, in Indian time, as an API timestamp; null if it is empty. */
export const fromField = (value: string): string | null =>
  value === '' ? null : new Date(`${value}:00+05:30`).toISOString();
