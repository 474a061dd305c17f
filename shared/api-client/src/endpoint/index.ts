export { get, post, send, type ApiCall, type RequestOf } from './call';
export { endpoint, type Endpoint } from './endpoint';
