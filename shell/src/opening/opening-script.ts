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
 * - What is marked `data-below` lies below the first window of a phone: it is opened (`data-open`) a few elements a frame.
 *   Who comes back to a page, or to a place in it, has it whole at once.
 * - The page is set in the stand-ins of the tokens until the web fonts are here, which are asked for behind the first paint.
 *   When all have come or failed, a few elements a frame change to them (`data-lettered`), and then the page as such. A web
 *   font that is on its way makes the browser ask the system for a font in each size it is used in, and each one that comes
 *   lays the page out anew. Where no script runs, the styles ask for the web fonts by themselves.
 */
export const openingScript = `(root => {
const { dataset } = root;
dataset.standIns = "";
if (!("whole" in dataset || location.hash)) dataset.opening = "";
const sizeOf = element => element.getElementsByTagName("*").length + 1;
const inFrames = (elements, mark) => new Promise(done => {
const frame = () => {
for (let size = 0; elements.length && size < ${elementsAFrame}; ) {
size += sizeOf(elements[0]);
elements.shift().setAttribute(mark, "");
}
elements.length ? requestAnimationFrame(frame) : done();
};
requestAnimationFrame(frame);
});
const partsOf = element => [...element.children].flatMap(child => sizeOf(child) > ${elementsAFrame} ? partsOf(child) : child);
const open = () => inFrames([...document.querySelectorAll("[data-below]")], "data-open").then(() => { delete dataset.opening });
const fonts = () => Promise.race([
new Promise(done => setTimeout(done, ${patienceMs})),
Promise.allSettled(${JSON.stringify(webFonts)}.map(face => document.fonts.load(face))),
]);
const change = () => inFrames(partsOf(document.getElementById("${documentBlocks.root}")), "data-lettered").then(() => { delete dataset.standIns });
let begun;
const begin = () => begun ||= Promise.all([open(), fonts()]).then(change);
addEventListener("load", begin);
new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
})(document.documentElement)`;
