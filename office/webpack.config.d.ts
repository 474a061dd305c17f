import type { Configuration } from 'webpack';
declare const _default: Configuration[];
export default _default;
