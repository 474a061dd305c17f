/** Public interface of what the payment provider reports besides orders: outages, settlements and disputes. */
export { readDowntimes, saveDowntime } from './downtimes';
export { readOutages } from './outages';
export { outages } from './schemas';
export { readDisputes, readSettlements, saveDispute } from './settlements';
