import type { PackedRemote, SigningKey } from '@shop/packer';
import { packFolder } from '@shop/server';
import { withBuild, type BuildTarget } from './build-package';

/** The build of a remote, with what the registry has to know of it, signed where there is a key. Builds it where another process has built over it. */
export function packBuild(
  target: BuildTarget,
  publishedBy: string,
  key: SigningKey | null = null,
): Promise<PackedRemote> {
  return withBuild(target, () => packFolder(target.out, publishedBy, key));
}
