import { checkReports, updateReports } from '@shop/release-tools/api-reports';
import { runMain } from './run-main';

const usage = `npm run api-reports [-- --check | --released]

Writes the reports of the public packages' types.

  --check      compares the types with them and the changes with the changesets
  --released   records the types as those of the packages' current versions`;

await runMain(usage, async ([mode]) => {
  const faults =
    mode === '--check' ? await checkReports() : await updateReports({ released: mode === '--released' });
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
