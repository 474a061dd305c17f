export { openStandalone } from './open-standalone';
export { StandalonePage } from './standalone-page';
export type { StandaloneRemote } from './exposed-module';
