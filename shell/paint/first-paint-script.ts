import { documentBlocks } from '@shop/contracts';
import { webFonts } from '@shop/tokens';
import { webFontsMs } from '../durations';

/** Maximum number of elements that are laid out in one frame: about 50 ms on a slow phone. */
const elementsAFrame = 60;

/**
 * Runs in the document before its markup, after `fully-rendered-script`, and moves work that the first paint does not need to later
 * frames.
 *
 * - Elements marked `data-below` are below the fold on phones: they are laid out (`data-open`) a few elements per frame, as far as the
 *   document has been parsed. For a URL with an anchor all of them are laid out immediately.
 * - The page uses the fallback fonts of the tokens until the web fonts are loaded, which are requested after the first paint. When all
 *   have loaded or failed, a few elements per frame switch to them (`data-web-fonts`), and then the whole page. A loading web font
 *   makes the browser look up a system font for each size, and each font that arrives causes another layout. Without scripts, the
 *   styles request the web fonts directly. If a remote's global rules give the page a different font, only the whole page switches,
 *   because the elements would have the shop's font for some frames.
 *
 * Back restores the scroll position only if the page is as tall as before, so it starts fully rendered in the web fonts, which are
 * cached.
 */
export const firstPaintScript = `(root => {
const { dataset } = root;
if ("whole" in dataset) return;
dataset.fallbackFonts = "";
if (!location.hash) dataset.opening = "";
const sizeOf = element => element.getElementsByTagName("*").length + 1;
const inFrames = (rest, mark) => new Promise(done => {
const frame = () => {
const elements = rest();
let size = 0;
for (const element of elements) {
if (size >= ${elementsAFrame}) break;
size += sizeOf(element);
element.setAttribute(mark, "");
}
size || document.readyState === "loading" ? requestAnimationFrame(frame) : done();
};
requestAnimationFrame(frame);
});
const partsOf = element => [...element.children].flatMap(child => sizeOf(child) > ${elementsAFrame} ? partsOf(child) : child);
const open = () => inFrames(() => document.querySelectorAll("[data-below]:not([data-open])"), "data-open").then(() => { delete dataset.opening });
const fonts = () => Promise.race([
new Promise(done => setTimeout(done, ${webFontsMs})),
Promise.allSettled(${JSON.stringify(webFonts)}.map(face => document.fonts.load(face))),
]);
const change = () => {
const parts = /Mukta/.test(getComputedStyle(document.body).fontFamily) ? partsOf(document.getElementById("${documentBlocks.root}")) : [];
return inFrames(() => parts.filter(part => !part.hasAttribute("data-web-fonts")), "data-web-fonts").then(() => { delete dataset.fallbackFonts });
};
let begun;
const begin = () => begun ||= Promise.all([open(), fonts()]).then(change);
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
else addEventListener("load", begin);
})(document.documentElement)`;
