import { limits } from '@shop/config';
import type { CheckoutItem, Photo } from '@shop/contracts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPhoto(value: unknown): value is Photo {
  return isRecord(value) && typeof value.secure_url === 'string';
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && value >= low && value <= high;
}

function isCheckoutItem(value: unknown): value is CheckoutItem {
  return (
    isRecord(value) &&
    [value.productId, value.title, value.slugProduct].every(
      (text) => typeof text === 'string' && text !== '',
    ) &&
    isPhoto(value.photo) &&
    isWithin(value.rate, 0, Number.MAX_SAFE_INTEGER / 100) &&
    isWithin(value.discount, 0, 100) &&
    Number.isInteger(value.quantity) &&
    isWithin(value.quantity, limits.minQuantity, limits.maxQuantity) &&
    (value.color === null || typeof value.color === 'string')
  );
}

/** The items in a list from outside (navigation state, session storage), or null when it is not a list of items. */
export function parseItems(value: unknown): readonly CheckoutItem[] | null {
  return Array.isArray(value) && value.every(isCheckoutItem) ? value : null;
}

/** The items that navigation carries to the checkout, or null when it carries none. */
export function itemsOfNavigation(state: unknown): readonly CheckoutItem[] | null {
  const items = isRecord(state) ? parseItems(state.items) : null;
  return items && items.length > 0 ? items : null;
}
