import { outlines } from './outlines';

/** The content of an icon's svg: on servers its outline, so that a page has its icons at its first paint. */
export const artOf = (name: string) => ({ __html: `<path d="${outlines[name] ?? ''}"></path>` });
