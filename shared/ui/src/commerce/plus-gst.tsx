/** States beside a price that GST is added to it, in the same words everywhere. */
export function PlusGst() {
  return <small>+ GST</small>;
}
