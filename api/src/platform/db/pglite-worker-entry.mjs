// A process under Jest has no TypeScript loader that this thread could inherit.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
