/** Says beside a price that GST comes on top of it; the same words everywhere. */
export function PlusGst() {
  return <small>+ GST</small>;
}
