/** Incremented with each addition to the store that remotes can see; nothing is ever removed from it. */
export const storeContract = 3;
