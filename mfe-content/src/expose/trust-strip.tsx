export { TrustStrip as Component } from '../features/trust/trust-strip';
