import { later } from '../../../paint/lazy';

/** What stands behind the header's buttons and entries; it is asked for when the shopper comes near the header. */
export const openedCode = later(async () => {
  const { opened } = await import(/* webpackChunkName: "menus" */ './opened');
  return opened;
});
