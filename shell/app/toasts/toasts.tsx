import { limits, timings } from '@shop/config';
import { t } from '@shop/config/messages';
import type { AddedTo, CartLimit } from '@shop/store';
import { useEffect } from 'react';
import { prefetch, lazy, useArrived } from '../../paint/lazy';
import { whenUsed } from '../../paint/scheduling';
import type * as toastArea from './toast-area';

type ToastCode = typeof toastArea;

/** Shows a toast with the library's `toast`. */
export type ShowToast = (toast: ToastCode['toast']) => void;

/** The library and its area, loaded lazily because most page views show no toast. */
export const toastCode = lazy<ToastCode>(() => import(/* webpackChunkName: "toasts" */ './toast-area'));

const waiting: ShowToast[] = [];

/** Shows a toast. The first one waits for the library; if the library fails to load, all of them wait for the next attempt. */
export function showToast(show: ShowToast): void {
  const code = toastCode.arrived();
  if (code) return show(code.toast);
  waiting.push(show);
  toastCode.load().then(
    ({ toast }) => waiting.splice(0).forEach((next) => next(toast)),
    (error: unknown) => console.info('[toasts] Not shown yet:', error),
  );
}

interface Counted {
  readonly count: number;
  /** Resets the count when the toast disappears. */
  readonly end: ReturnType<typeof setTimeout>;
}

const counted = new Map<AddedTo, Counted>();

function countOf(to: AddedTo): number {
  const last = counted.get(to);
  clearTimeout(last?.end);
  const count = (last?.count ?? 0) + 1;
  counted.set(to, { count, end: setTimeout(() => counted.delete(to), timings.productToast) });
  return count;
}

/** Shows that a product was added to the cart or the wishlist. While the toast is visible, it counts further products. */
export function toastAdded(to: AddedTo): void {
  const count = countOf(to);
  const text = t(to === 'cart' ? 'Item added to cart!' : 'Item added to wishlist!');
  showToast((toast) =>
    toast.success(count > 1 ? `${text} (${count})` : text, {
      id: `added-to-${to}`,
      duration: timings.productToast,
      position: 'top-center',
    }),
  );
}

const messages: Readonly<Record<CartLimit['reached'], (title: string) => string>> = {
  units: (title) =>
    t('Your cart has {count} of {title}, the most you can order at once.', {
      count: limits.maxQuantity,
      title,
    }),
  lines: (title) =>
    t('Your cart is full: an order can have up to {count} different products. Remove one to add {title}.', {
      count: limits.orderLines,
      title,
    }),
};

/** Shows that the cart accepted fewer units than requested. One press may report this several times; it is shown once. */
export function toastCartLimit({ reached, title }: CartLimit): void {
  const text = messages[reached](title);
  showToast((toast) => toast.error(text, { id: text }));
}

/** Shows that the cart and wishlist cannot be stored because the browser's storage is full or blocked. */
export function toastUnsaved(): void {
  showToast((toast) =>
    toast.error(
      t(
        'Your browser cannot save your cart and wishlist. They will be lost when you reload or leave this page.',
      ),
    ),
  );
}

/** The toast area, rendered from the first toast on. Its code is loaded on the first interaction. */
export function Toasts() {
  const code = useArrived(toastCode);
  useEffect(() => whenUsed(() => prefetch(toastCode)), []);
  return code && <code.ToastArea />;
}
