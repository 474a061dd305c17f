import type { PackedRemote } from '@shop/packer';
import { packFolder } from '@shop/server';
import { withBuild, type BuildTarget } from './build-package';

/** The build of a remote, with what the registry records of it. Builds it again if another process has overwritten it. */
export function packBuild(target: BuildTarget, publishedBy: string): Promise<PackedRemote> {
  return withBuild(target, () => packFolder(target.out, publishedBy));
}
