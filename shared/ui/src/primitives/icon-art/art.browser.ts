/** The outlines as a file of this build, so that a remote with its own version of the design system has its own icons. */
const sprite = new URL('./sprite.svg', import.meta.url).href;

/**
 * The content of an icon's svg: in a browser a reference into the sprite, as outlines in scripts would be a tenth of
 * them. Icons that the server has drawn stay as they are.
 */
export const artOf = (name: string) => ({ __html: `<use href="${sprite}#${name}"></use>` });

/**
 * Makes the browser parse the sprite now, in a hidden element, where it stays: parsed for the
 * first icon that the page itself renders, it would delay the page that a shopper has just clicked for.
 */
export const openSprite = () =>
  document.body.insertAdjacentHTML('beforeend', `<div hidden><svg>${artOf('Heart').__html}</svg></div>`);
