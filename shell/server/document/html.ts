/** Ends a script element, or a line in scripts of before 2019. */
const unsafe = /[<\u2028\u2029]/g;

/** A value as JSON for a script element: nothing in it can end the element. */
function scriptJson(value: unknown): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return JSON.stringify(value).replace(unsafe, (character) => `\\u${code(character)}`);
}

/** A value as a JSON block of the document. Browsers run no such block, so no policy has to allow it. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** A piece of JSON-LD; `attribute` marks it for who looks for it. */
export function linkedDataBlock(attribute: string, value: object): string {
  return `<script type="application/ld+json" ${attribute}>${scriptJson(value)}</script>`;
}
