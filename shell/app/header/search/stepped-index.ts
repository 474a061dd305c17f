/** The next place in a list of `length` when stepping by 1 or -1 from `index`, round its ends; -1 is before the list. */
export function steppedIndex(index: number, step: number, length: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + length) % length;
}
