export { actorOf, type StaffActor } from './guard';
export { hasRight, type Right, type Role } from './roles';
export { RequestKey } from './request-key';
