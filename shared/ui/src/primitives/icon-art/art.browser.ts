/** The sprite of this build, so that a remote with its own version of the design system has its own icons. */
const sprite = new URL('./sprite.svg', import.meta.url).href;

/**
 * The content of an icon's svg: in browsers a reference to the sprite, as outlines would add a tenth to the scripts.
 * Icons that the server has rendered are not changed.
 */
export const artOf = (name: string) => ({ __html: `<use href="${sprite}#${name}"></use>` });

/**
 * Makes the browser parse the sprite now, in a hidden element that is kept. Otherwise it would be parsed for the
 * first icon that the page renders, and delay a navigation.
 */
export const openSprite = () =>
  document.body.insertAdjacentHTML('beforeend', `<div hidden><svg>${artOf('Heart').__html}</svg></div>`);
