import { lazy } from '../../paint/lazy';

/** The code of the header's menus and panels; it is loaded when the pointer or the focus approaches the header. */
export const menuCode = lazy(async () => {
  const { opened } = await import(/* webpackChunkName: "menus" */ './opened');
  return opened;
});
