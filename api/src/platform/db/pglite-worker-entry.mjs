// On Node 20, worker threads do not inherit the TypeScript loader of the process, so this one registers it.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
