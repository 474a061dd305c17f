export { openStandalone } from './open-standalone';
export { StandalonePage, type StandaloneRemote } from './standalone-page';
