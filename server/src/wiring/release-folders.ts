import path from 'node:path';

/** Files of published versions: `<remote>/<version>/`. */
export const artifactsDir = (releases: string): string => path.join(releases, 'artifacts');

/** What was live last, by environment. */
export const envsDir = (releases: string): string => path.join(releases, 'envs');

/** The server's files of a build of the shell, by the source it was built from. */
export const shellBuildDir = (releases: string, source: string): string =>
  path.join(releases, 'shell/builds', source.slice(0, 16));
