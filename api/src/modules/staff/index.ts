export { keeperOf, type Keeper } from './guard';
export { hasRight, type Right, type Role } from './roles';
export { RequestKey } from './request-key';
