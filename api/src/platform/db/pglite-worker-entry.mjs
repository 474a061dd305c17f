// A worker thread does not take over the TypeScript loader of its process on Node 20, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
