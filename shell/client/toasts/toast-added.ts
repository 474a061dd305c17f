import { timings } from '@shop/config';
import type { AddedTo } from '@shop/store';
import { showToast } from './show-toast';

/** Shows that a product was added to the cart or the wishlist. */
export function toastAdded(to: AddedTo): void {
  showToast((toast) =>
    toast.success(`Item added to ${to}!`, { duration: timings.productToast, position: 'top-center' }),
  );
}
