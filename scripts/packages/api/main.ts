import { root } from '../../build/packages';
import { stageDir, stagePackages } from '../stage-packages';
import { plannedReleases } from './planned-releases';
import { markReleased } from './report-files';
import { versionFaults } from './version-faults';
import { writeReports } from './write-reports';

/**
 * `api-reports [--check | --released]`: writes the reports of the public packages' types, or holds the types against them and the changes
 * against the changesets. `--released` takes them as those of the versions that the packages have now.
 */
async function main(mode: string | undefined): Promise<void> {
  const packages = await stagePackages(mode === '--check' ? `${stageDir}-checked` : stageDir);
  const faults = writeReports(packages, mode !== '--check');
  if (faults.length === 0 && mode === '--released') packages.forEach(markReleased);
  if (faults.length === 0 && mode === '--check') {
    faults.push(...versionFaults(await plannedReleases(root, packages)));
  }
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
