export type * from './entities';
export type * from './checkout-item';
export type * from './release';
export type * from './route-module';
export type * from './remote-descriptor';
export { isApiFailure, type ApiFailure } from './api-failure';
export { resolveRelease } from './resolve-release';
export { storeContract } from './store-contract';
export { slotNames, type SlotName } from './slots';
