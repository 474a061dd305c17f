import { documentBlocks } from '@shop/contracts';
import { webFonts } from '@shop/tokens';

/** A font that hangs may keep the others waiting for so long after the first paint, in ms. */
const patienceMs = 3000;

/** Elements that one frame lays out anew: a slow phone is done with them in some 50 ms. */
const elementsAFrame = 60;

/**
 * Stands in the document before its markup, behind the script of whole pages, and spreads what the first paint need not wait
 * for over the frames after it.
 *
 * - What is marked `data-below` lies below the first window of a phone: it is opened (`data-open`) a few elements a frame,
 *   as far as the document has come. Who comes to a place in a page has it whole at once.
 * - The page is set in the fallback fonts of the tokens until the web fonts are here, which are asked for behind the first paint.
 *   When all have come or failed, a few elements a frame change to them (`data-web-fonts`), and then the page as such. A web
 *   font that is on its way makes the browser ask the system for a font in each size it is used in, and each one that comes
 *   lays the page out anew. Where no script runs, the styles ask for the web fonts by themselves.
 *
 * Who comes back to a page finds the place that was left only if all of it is as tall as it was: it begins whole and in the web
 * fonts, which the browser has by then.
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
new Promise(done => setTimeout(done, ${patienceMs})),
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
