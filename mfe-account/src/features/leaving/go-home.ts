import { paths } from '@shop/config';

/** Leaves for the home page with a full reload, so that nothing of the session before it stays in memory. */
export function goHome(): void {
  window.location.assign(paths.home);
}
