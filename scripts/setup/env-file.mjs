import { existsSync } from 'node:fs';

/**
 * Reads variables from the file that the command line names, where it is there. What is set already stays. The npm
 * scripts name `.env`; shops of tests and benchmarks start without it.
 */
export function readEnvFile(file = process.argv[2]) {
  if (file && existsSync(file)) process.loadEnvFile(file);
}
