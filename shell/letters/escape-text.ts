/** Text for an element or a quoted attribute of a page that is put together by hand. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
