import { timings } from '@shop/config';
import type { AddedTo } from '@shop/store';
import { showToast } from './show-toast';

interface Counted {
  readonly count: number;
  /** Forgets the count when the toast is over. */
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

/** Shows that a product was added to the cart or the wishlist. While its toast shows, another one is counted in it. */
export function toastAdded(to: AddedTo): void {
  const count = countOf(to);
  const text = `Item added to ${to}!`;
  showToast((toast) =>
    toast.success(count > 1 ? `${text} (${count})` : text, {
      id: `added-to-${to}`,
      duration: timings.productToast,
      position: 'top-center',
    }),
  );
}
