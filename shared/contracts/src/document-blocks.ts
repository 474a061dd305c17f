/** Ids of what the composer puts into the document for the page. */
export const documentBlocks = { root: 'shop', release: 'shop-release', state: 'shop-state' } as const;
