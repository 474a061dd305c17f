/** States that GST is added to a price, with the same text everywhere. */
export function PlusGst() {
  return <small>+ GST</small>;
}
