import type { Reply } from './responses';

/** Whether the server rendered a remote's own markup into a page: React marks a fragment that was rendered, and one that was not. */
export const isRendered = (remote: string, { status, text }: Pick<Reply, 'status' | 'text'>): boolean =>
  status === 200 && new RegExp(`data-remote="${remote}"[^>]*><!--\\$-->`).test(text);
