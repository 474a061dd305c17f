/** Public interface of reports by payment providers: outages, settlements and disputes. */
export { readDowntimes, saveDowntime } from './downtimes';
export { readOutages } from './outages';
export { outages } from './schemas';
export { readDisputes, readSettlements, saveDispute } from './settlements';
