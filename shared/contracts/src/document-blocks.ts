/** Ids of the data blocks that the composer puts into the document. */
export const documentBlocks = { root: 'shop', release: 'shop-release', state: 'shop-state' } as const;

/** Header of a call to the shop's API by a page: its versions, such as `cart@1.0.0 catalog@2.1.0`. */
export const pageVersionsHeader = 'page-versions';
