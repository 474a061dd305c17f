export { TrustStrip as Component } from '../slots/trust-strip';
