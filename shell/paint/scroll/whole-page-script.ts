/** Stands in the document before its markup: who comes back to a page finds the place only if all of it is laid out. */
export const wholePageScript =
  'performance.getEntriesByType("navigation")[0]?.type!=="navigate"&&(document.documentElement.dataset.whole="")';
