import type { Photo } from './entities';

/** A thing a shopper is about to buy, in the navigation state of the checkout. The API decides on the price. */
export interface CheckoutItem {
  readonly productId: string;
  readonly title: string;
  readonly slugProduct: string;
  readonly photo: Photo;
  /** Rupees, before the discount. */
  readonly rate: number;
  /** Percent. */
  readonly discount: number;
  readonly quantity: number;
  readonly color: string | null;
}

/** The navigation state of /checkout. */
export interface CheckoutNavigation {
  readonly items: readonly CheckoutItem[];
}
