import { startEarlyProcess, type EarlyProcess } from '@shop/shell/early';
import { artifactsDir, shellBuildDir } from './release-folders';

/**
 * Starts a render process of the shell, which gets ready while the rest of the shop is read; undefined at the first start of a build,
 * whose files are not published yet.
 *
 * @param releasesDir Where a start publishes the shell, and has its versions.
 * @param shellSource Returns the source of the shell's build; nothing is started without it.
 */
export function startEarly(
  releasesDir: string,
  shellSource: (() => string) | undefined,
): EarlyProcess | undefined {
  if (!shellSource) return undefined;
  try {
    return startEarlyProcess(shellBuildDir(releasesDir, shellSource()), artifactsDir(releasesDir));
  } catch {
    // What is missing is published in a moment, or named there.
    return undefined;
  }
}
