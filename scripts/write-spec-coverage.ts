import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../server/build/packages';
import { coveragePage, coveragePageFile } from './checks/spec-coverage/coverage-page';
import { readRequirements } from './checks/spec-coverage/requirements';
import { runMain } from './run-main';

await runMain('write-spec-coverage: writes docs/spec-coverage.md, for npm run generate.', async () => {
  writeFileSync(path.join(root, coveragePageFile), coveragePage(readRequirements()));
  console.log(`Wrote ${coveragePageFile}`);
});
