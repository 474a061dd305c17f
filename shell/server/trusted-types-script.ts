/** From the start of a tag to somewhere in it; a `>` in a quoted value does not end it. */
const inTag = String.raw`<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*?`;

/** Markup that code may not add to a page: what runs, frames, or changes where addresses lead. Text may look like it. */
const refusedMarkup = [
  String.raw`<(?:script(?!><\/script>$)|iframe|frame|object|embed|base|meta|link)\b`,
  String.raw`${inTag}(?<=[\s"'/])(?:on[a-z]+|srcdoc)\s*=`,
  String.raw`${inTag}=\s*["']?\s*javascript:`,
].join('|');

/** Folders of this origin with scripts, those of a development server too, and the service worker. */
const ownScripts = String.raw`^\/(?:shell|remotes|dev(?:-builds)?|sandbox)\/|^\/service-worker\.js$`;

/**
 * The document's default policy of Trusted Types: it checks each text that code turns into markup or into the address of a script,
 * in remotes that were published earlier and in libraries too. Scripts come from the shop, and from the origin that the document
 * names in `data-scripts`. It comes before all other scripts, and nobody can replace it. As a
 * script only data passes, which the hashes of the content security policy check again.
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
