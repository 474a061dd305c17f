/** A lowercase slug without punctuation: "Stamps & Inkpads" becomes "stamps-inkpads". Letters of any script stay. */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
