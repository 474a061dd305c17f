import type { PackedRemote, SigningKey } from '@shop/protocol';
import { packFolder } from '@shop/server';
import { withBuild, type BuildTarget } from './build-package';

/** The build of a remote, with what the registry records of it, signed if there is a key. Builds it again if another process has overwritten it. */
export function packBuild(
  target: BuildTarget,
  publishedBy: string,
  key: SigningKey | null = null,
): Promise<PackedRemote> {
  return withBuild(target, () => packFolder(target.out, publishedBy, key));
}
