import { bundleStart } from './setup/bundle-start.mjs';
import { readEnvFile } from './setup/env-file.mjs';

readEnvFile();
await import(await bundleStart('scripts/start-shop.ts'));
