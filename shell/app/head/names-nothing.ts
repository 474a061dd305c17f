import type { ApiFailure } from '@shop/contracts';

const refusals = [400, 404, 422];

/** Whether the API found that the address names nothing. Any other failure is an outage, of which the page may recover. */
export const namesNothing = ({ status }: ApiFailure): boolean => refusals.includes(status);
