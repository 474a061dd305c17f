export { get, post, send, type ApiCall, type RequestOf, type Settled } from './call';
export { change, type Change, type ChangeDispatch, type ShowChange } from './change';
export { endpoint, type Endpoint } from './endpoint';
export { readLineFacts } from './line-facts';
