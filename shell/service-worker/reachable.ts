import { responds } from '@shop/api-client/connection';

/** The smallest file of the shop, which intermediaries never cache. */
export const probeFile = '/service-worker.js';

/** Whether the shop responds. Never rejects. */
export const shopIsReachable = (): Promise<boolean> => responds(probeFile);
