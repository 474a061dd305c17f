/** As in `art.browser.ts`, for builds whose files pages of other sites may load, such as a remote's. */
const sprite = new URL('./sprite.svg', import.meta.url);

/** Browsers refuse a sprite of another origin in `<use>`: such a page gets a copy. `null`: a file, as in tests. */
const isElsewhere = !['null', location.origin].includes(sprite.origin);
if (isElsewhere) void import('./inline-sprite').then(({ inlineSprite }) => inlineSprite(sprite.href));

/** Before an icon's name. In a copy, ids begin with the sprite's URL, so that no other id of the page is the same. */
const prefix = `${isElsewhere ? '#' : ''}${sprite.href}#`;

export const artOf = (name: string) => ({ __html: `<use href="${prefix}${name}"></use>` });
