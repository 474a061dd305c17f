/** From the start of a tag to a position inside it; a `>` in a quoted value does not end the tag. */
const inTag = String.raw`<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*?`;

/**
 * Markup that code may not add to a page: elements and attributes that run code, embed frames or change base URLs. The same text
 * outside tags is allowed.
 */
const refusedMarkup = [
  String.raw`<(?:script(?!><\/script>$)|iframe|frame|object|embed|base|meta|link)\b`,
  String.raw`${inTag}(?<=[\s"'/])(?:on[a-z]+|srcdoc)\s*=`,
  String.raw`${inTag}=\s*["']?\s*javascript:`,
].join('|');

/** Script paths of this origin, including those of a development server and the service worker. */
const ownScripts = String.raw`^\/(?:shell|remotes|dev(?:-builds)?|sandbox)\/|^\/service-worker\.js$`;

/**
 * The document's default Trusted Types policy. It checks each string that code, including earlier remotes and libraries, turns into
 * markup or a script URL. Scripts may come from the shop and from the origin in `data-scripts`. It runs before all other scripts
 * and cannot be replaced. Inline scripts may contain only data, which the hashes in the content security policy check again.
 */
export const trustedTypesScript = `(types => {
if (!types) return;
const markup = new RegExp(${JSON.stringify(refusedMarkup)}, "i"), own = new RegExp(${JSON.stringify(ownScripts)}), others = document.documentElement.dataset.scripts;
types.createPolicy("default", {
createHTML: text => markup.test(text) ? null : text,
createScriptURL: text => {
const url = new URL(text, document.baseURI);
return url.origin === location.origin ? own.test(url.pathname) ? text : null : url.origin === others ? text : null;
},
createScript: text => { try { JSON.parse(text); return text } catch { return null } },
});
})(globalThis.trustedTypes)`;
