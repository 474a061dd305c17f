import getReleasePlan from '@changesets/get-release-plan';
import type { PublicPackage } from '../public-packages';
import { compareTypes } from './compare-types';
import { readReport, releasedFolder, reportFolder, reportsIn } from './report-files';
import type { PlannedRelease } from './version-faults';

/**
 * The next release of each package in the checkout at `root`: the difference between its reports and those of its
 * last version, and its changesets.
 */
export async function plannedReleases(
  root: string,
  packages: readonly PublicPackage[],
): Promise<PlannedRelease[]> {
  const { releases } = await getReleasePlan(root);
  const names = packages.map(({ manifest }) => manifest.name);
  return packages.map((one) => {
    const { name } = one.manifest;
    const [now, released] = [reportFolder(one), releasedFolder(one)];
    const reports = [...new Set([...reportsIn(now), ...reportsIn(released)])].map((report) => ({
      before: readReport(released, report),
      after: readReport(now, report),
    }));
    const changes = reports.map(({ before, after }) => compareTypes(before, after, one.dir));
    return {
      name,
      bump: releases.find((release) => release.name === name)?.type ?? 'none',
      mentions: names.filter(
        (other) => other !== name && reports.some(({ after }) => after.includes(`from '${other}`)),
      ),
      changes: {
        breaking: changes.flatMap(({ breaking }) => breaking),
        added: changes.flatMap(({ added }) => added),
      },
    };
  });
}
