export { actorOf, type StaffActor } from './guard';
export { hasRight, type Right, type Role } from './rights';
export { RequestKey } from './schemas';
