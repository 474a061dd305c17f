/** A line of an order as it was sold; amounts in rupees. */
export interface PlacedOrderLine {
  readonly title: string;
  readonly quantity: number;
  /** Empty when the product has no colours. */
  readonly color: string;
  /** Price of one piece after discount. */
  readonly price: number;
}

/** An order as the API shows it to the shopper who placed it; amounts in rupees. */
export interface PlacedOrder {
  readonly _id: string;
  /** The number that a shopper quotes. */
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly total: number;
  readonly products: readonly PlacedOrderLine[];
}
