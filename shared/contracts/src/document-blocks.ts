/** Ids of the data blocks that the composer puts into the document. */
export const documentBlocks = { root: 'shop', release: 'shop-release', state: 'shop-state' } as const;
