export interface PlusGstProps {
  /** Whether the price includes GST. */
  readonly included?: boolean;
}

/** States that GST is added to a price, or that it includes GST, with the same text everywhere. */
export function PlusGst({ included = false }: PlusGstProps) {
  return <small>{included ? 'incl. GST' : '+ GST'}</small>;
}
