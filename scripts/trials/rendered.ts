import type { Reply } from './responses';

/** Whether the server rendered a remote's own markup into a page: its classes carry its name. */
export const isRendered = (remote: string, { status, text }: Reply): boolean =>
  status === 200 && text.includes(`class="${remote}-`);
