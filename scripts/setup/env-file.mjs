import { existsSync } from 'node:fs';

/**
 * Reads variables from the file named on the command line, if it exists. Variables that are already set are kept. The
 * npm scripts name `.env`; shops of tests and benchmarks start without it.
 */
export function readEnvFile(file = process.argv[2]) {
  if (file && existsSync(file)) process.loadEnvFile(file);
}
