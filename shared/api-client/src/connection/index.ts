export { onNetworkHint, responds } from './browser';
export { selectOnline } from './select-online';
export { watchConnection, type Connection, type WatchedConnection } from './watch-connection';
