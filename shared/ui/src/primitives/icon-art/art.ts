import { outlines } from './outlines';

/** What an icon's svg holds: on a server its outline, so that a page has its icons from its first paint. */
export const artOf = (name: string) => ({ __html: `<path d="${outlines[name] ?? ''}"></path>` });
