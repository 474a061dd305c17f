/** The settings that a program needs to start the shop. The rest is loaded while the database starts. */
export { run } from './lifecycle';
export { readSettings } from './settings/read-settings';
export type { GetBuilds } from './wiring/shop-releases';
export { startShop } from './wiring/start-shop';
