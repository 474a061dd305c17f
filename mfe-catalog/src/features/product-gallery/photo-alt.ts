/** What a photo of a product shows, in words. `index` counts from 0. */
export function photoAlt(title: string, index: number, count: number): string {
  return count > 1 ? `${title}, view ${index + 1} of ${count}` : title;
}
