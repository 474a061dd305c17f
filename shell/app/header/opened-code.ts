import { lazy } from '../../paint/lazy';

/** The code behind the header's buttons and entries; it is loaded when the shopper approaches the header. */
export const openedCode = lazy(async () => {
  const { opened } = await import(/* webpackChunkName: "menus" */ './opened');
  return opened;
});
