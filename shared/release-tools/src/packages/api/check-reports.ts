import { root } from '../../root';
import { stageDir, stagePackages } from '../stage-packages';
import { plannedReleases } from './planned-releases';
import { markReleased } from './report-files';
import { versionFaults } from './version-faults';
import { writeReports } from './write-reports';

/** Writes the reports of the public packages' types, and resolves with a line for each that failed. */
export async function updateReports({ released = false } = {}): Promise<string[]> {
  const packages = await stagePackages();
  const faults = writeReports(packages, true);
  // The reports now belong to the packages' current versions.
  if (faults.length === 0 && released) packages.forEach(markReleased);
  return faults;
}

/** Compares the types with their reports, and the changes with the changesets; resolves with a line for each fault. */
export async function checkReports(): Promise<string[]> {
  const packages = await stagePackages(`${stageDir}-checked`);
  const faults = writeReports(packages, false);
  return faults.length > 0 ? faults : versionFaults(await plannedReleases(root, packages));
}
