/** Versions chosen by hand, by remote. */
export type Chosen = Readonly<Record<string, string>>;

/** The address of the open page with these versions and no others chosen by hand; with none, as everybody has it. */
export function addressWith(chosen: Chosen, href: string): string {
  const url = new URL(href);
  const wanted = Object.entries(chosen)
    .map(([remote, version]) => `${remote}@${version}`)
    .sort();
  url.searchParams.set('preview', ['off', ...wanted].join(','));
  // A link to a place on the same page would load nothing.
  url.hash = '';
  return url.href;
}
