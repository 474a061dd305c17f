import { outlines } from './outlines';

/** The content of an icon's svg: on a server its outline, so that a page has its icons from its first paint. */
export const artOf = (name: string) => ({ __html: `<path d="${outlines[name] ?? ''}"></path>` });
