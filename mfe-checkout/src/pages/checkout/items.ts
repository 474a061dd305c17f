import { limits } from '@shop/config';
import type { CheckoutItem, Photo } from '@shop/contracts';

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string';
const isSideOrMissing = (value: unknown) => value === undefined || isWithin(value, 1, 100_000);

function isPhoto(value: unknown): value is Photo {
  if (!isRecord(value) || !isText(value.secure_url)) return false;
  const { srcset, avif, placeholder, width, height } = value;
  return [srcset, avif, placeholder].every(isTextOrMissing) && [width, height].every(isSideOrMissing);
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && value >= low && value <= high;
}

function parseItem(value: unknown): CheckoutItem | null {
  if (!isRecord(value)) return null;
  const {
    productId,
    title,
    slugProduct,
    photo,
    rate,
    discount,
    quantity = limits.minQuantity,
    color,
  } = value;
  if (!isText(productId) || !isText(title) || !isText(slugProduct) || !isPhoto(photo)) return null;
  if (!isWithin(rate, 0, Number.MAX_SAFE_INTEGER / 100) || !isWithin(discount, 0, 100)) return null;
  if (!isWithin(quantity, limits.minQuantity, limits.maxQuantity) || !Number.isInteger(quantity)) return null;
  return {
    productId,
    title,
    slugProduct,
    photo,
    rate,
    discount,
    quantity,
    color: isText(color) ? color : null,
  };
}

/**
 * The items in a list from outside (navigation state, session storage), or null when it is not a list of items. An
 * item without a quantity is one piece.
 */
export function parseItems(value: unknown): readonly CheckoutItem[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parseItem).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** The items that navigation carries to the checkout, or null when it carries none. */
export function itemsOfNavigation(state: unknown): readonly CheckoutItem[] | null {
  const items = isRecord(state) ? parseItems(state.items) : null;
  return items && items.length > 0 ? items : null;
}
