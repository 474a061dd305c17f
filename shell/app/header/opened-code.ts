import { lazy } from '../../paint/lazy';

/** The code of the header's panels; it is loaded when the pointer or the focus approaches the header. */
export const openedCode = lazy(async () => {
  const { opened } = await import(/* webpackChunkName: "menus" */ './opened');
  return opened;
});
