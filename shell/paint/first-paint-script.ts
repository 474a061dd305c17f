import { documentBlocks } from '@shop/contracts';
import { webFonts } from '@shop/tokens';
import { webFontsMs } from '../durations';

/** Elements that are laid out again in one frame: a slow phone takes some 50 ms for them. */
const elementsAFrame = 60;

/**
 * Runs in the document before its markup, after `fully-rendered-script`, and spreads what the first paint need not wait
 * for over the frames after it.
 *
 * - What is marked `data-below` is below the fold on a phone: it is laid out (`data-open`) a few elements a frame,
 *   as far as the document has been parsed. For a link to an anchor all of it is laid out at once.
 * - The page uses the fallback fonts of the tokens until the web fonts are loaded, which are requested after the first paint.
 *   When all have loaded or failed, a few elements a frame switch to them (`data-web-fonts`), and then the whole page. A web
 *   font that is loading makes the browser look up a system font for each size it is used in, and each one that arrives
 *   lays the page out again. Without scripts, the styles request the web fonts directly.
 *
 * Back restores the scroll position only if the page is as tall as it was: it starts fully rendered and in the web
 * fonts, which are cached by then.
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
const parts = partsOf(document.getElementById("${documentBlocks.root}"));
return inFrames(() => parts.filter(part => !part.hasAttribute("data-web-fonts")), "data-web-fonts").then(() => { delete dataset.fallbackFonts });
};
let begun;
const begin = () => begun ||= Promise.all([open(), fonts()]).then(change);
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
else addEventListener("load", begin);
})(document.documentElement)`;
