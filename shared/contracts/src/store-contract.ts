/** Grows by one with each addition to the store that remotes can see; nothing is ever taken away from it. */
export const storeContract = 2;
