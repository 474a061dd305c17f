/** What a program needs that starts the shop; the rest is read while the database starts. */
export { run } from './lifecycle';
export { readSettings } from './settings/read-settings';
export type { GetBuilds } from './wiring/shop-releases';
export { startShop } from './wiring/start-shop';
