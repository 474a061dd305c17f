import { limits } from '@shop/config';
import type { CartLimit } from '@shop/store';
import { showToast } from './show-toast';

const words: Readonly<Record<CartLimit['reached'], (title: string) => string>> = {
  units: (title) => `Your cart has ${limits.maxQuantity} of ${title}, the most you can order at once.`,
  lines: (title) =>
    `Your cart is full: an order can have up to ${limits.orderLines} different products. Remove one to add ${title}.`,
};

/** Shows that the cart took fewer units than it was asked to. One press may say so more than once: it is shown once. */
export function toastCartLimit({ reached, title }: CartLimit): void {
  const text = words[reached](title);
  showToast((toast) => toast.error(text, { id: text }));
}

/** Shows that cart and wishlist cannot be stored, as the browser's storage is full or blocked. */
export function toastUnsaved(): void {
  showToast((toast) =>
    toast.error(
      'Your browser cannot save your cart and wishlist. They will be lost when you reload or leave this page.',
    ),
  );
}
