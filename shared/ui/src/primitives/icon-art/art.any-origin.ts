/** Like `art.browser.ts`, for builds whose files are loaded by pages of other origins, such as a remote's. */
const sprite = new URL('./sprite.svg', import.meta.url);

/**
 * Browsers refuse a sprite of another origin in `<use>`, so a page on another origin gets a copy. The origin of a file, as in
 * tests, is `null`.
 */
const isElsewhere = !['null', location.origin].includes(sprite.origin);
if (isElsewhere) void import('./inline-sprite').then(({ inlineSprite }) => inlineSprite(sprite.href));

/** Precedes an icon's name. In a copy, ids start with the sprite's URL to be unique in the page. */
const prefix = `${isElsewhere ? '#' : ''}${sprite.href}#`;

export const artOf = (name: string) => ({ __html: `<use href="${prefix}${name}"></use>` });
