export { eraseLists, exportLists } from './personal-data';
export { takeFromCart } from './sync-lists';
