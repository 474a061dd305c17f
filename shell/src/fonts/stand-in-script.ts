import { webFonts } from '@shop/tokens';

/** A font that hangs may keep the others waiting for so long after the first paint, in ms. */
const patienceMs = 3000;

/**
 * Stands in the document before its markup: has the first paint set in the stand-ins of the tokens, asks for the web fonts
 * behind it, and changes to them once, when all have come or failed. A web font that is on its way makes the browser ask the
 * system for a font in each size it is used in, and each one that comes lays the page out anew; together these were most of
 * what the first layouts took. Where no script runs, the styles ask for the web fonts by themselves.
 */
export const standInScript = `(root => {
root.dataset.standIns = "";
const change = () => { delete root.dataset.standIns };
const load = () => {
setTimeout(change, ${patienceMs});
Promise.allSettled(${JSON.stringify(webFonts)}.map(face => document.fonts.load(face))).then(change);
};
addEventListener("load", load);
new PerformanceObserver(load).observe({ type: "paint", buffered: true });
})(document.documentElement)`;
