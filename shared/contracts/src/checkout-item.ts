import type { Photo } from './entities';

/** A thing a shopper is about to buy, as navigation carries it to the checkout. The price is settled by the API. */
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
