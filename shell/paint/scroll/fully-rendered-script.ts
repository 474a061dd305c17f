/** Runs in the document before its markup, because Back restores the scroll position only if the whole page is laid out. */
export const fullyRenderedScript =
  'performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(document.documentElement.dataset.whole="")';
