import type { PackedRemote } from '@shop/packer';
import { packFolder } from '@shop/server';
import { withBuild, type BuildTarget } from './build-package';

/** The build of a remote, with what the registry has to know of it. Builds it where another process has built over it. */
export function packBuild(target: BuildTarget, publishedBy: string): Promise<PackedRemote> {
  return withBuild(target, () => packFolder(target.out, publishedBy));
}
