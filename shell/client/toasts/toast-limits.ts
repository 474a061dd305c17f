import { limits } from '@shop/config';
import type { CartLimit } from '@shop/store';
import { showToast } from './show-toast';

const words: Readonly<Record<CartLimit['reached'], (title: string) => string>> = {
  units: (title) => `Your cart has the most we can sell of ${title} in one order: ${limits.maxQuantity}.`,
  lines: (title) =>
    `Your cart is full: one order can have ${limits.orderLines} different products. Remove one to add ${title}.`,
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
      'Your browser cannot save your cart and wishlist. They are lost when you reload or leave this page.',
    ),
  );
}
