import { globalNameOf, readableClassName } from './names';
import { sharedByRemote } from './provided';
import { exposedFile, identify, publicPathOf, type RemoteBuild } from './remote-build';

/** The options of a remote for any bundler's federation plugin. */
export interface DescribedRemote {
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  /** Name of the container, unique for each version. */
  readonly globalName: string;
  /** Where the shop serves the version's files: the public path of the server build. */
  readonly publicPath: string;
  /** Parent folder of `browser` and `server`. */
  readonly out: string;
  /** Sources of the exposed modules, by `./<module>`. */
  readonly exposes: Record<string, string>;
  /** The name of a class of a CSS module: unique in the build, and in a page that has two versions of the remote. */
  readonly classNameOf: (local: string, file: string) => string;
  /** Host-provided packages are not bundled, except @shop/ui, for hosts with an incompatible version. */
  readonly shared: ReturnType<typeof sharedByRemote>;
}

/** Reads `remote.json` and package.json for a build by any bundler. Throws an Error that names the invalid field. */
export function describeRemote(remote: RemoteBuild): DescribedRemote {
  const { descriptor, manifest, build, out } = identify(remote);
  return {
    ...build,
    globalName: globalNameOf(build.name, build.version),
    publicPath: publicPathOf(build),
    out,
    exposes: Object.fromEntries(descriptor.exposes.map((module) => [`./${module}`, exposedFile(module)])),
    classNameOf: (local, file) => readableClassName(build, file, local),
    shared: sharedByRemote(manifest, build.dir),
  };
}
