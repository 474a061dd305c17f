/** A script element of a document that a browser would run: its address, or its text when it is inline. */
export type DocumentScript = { readonly src: string } | { readonly text: string };

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const runs = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The value of an attribute without quotes inside, as documents of the shop have them. */
const attribute = (written: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(written)?.[1];

/** The scripts of a document, in their order; blocks of data are none. */
export function documentScripts(html: string): readonly DocumentScript[] {
  return [...html.matchAll(element)].flatMap(([, written = '', text = '']): readonly DocumentScript[] => {
    if (!runs.test(attribute(written, 'type') ?? '')) return [];
    const src = attribute(written, 'src');
    return [src === undefined ? { text } : { src }];
  });
}
