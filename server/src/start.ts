/** What a program needs that starts the shop; the rest is read while the database starts. */
export { run } from './run';
export { readSettings } from './settings/read-settings';
export type { GetBuilds } from './wiring/open-releases';
export { startShop } from './wiring/start-shop';
