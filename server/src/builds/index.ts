/** The record that a build leaves, without the program that serves builds: the build of each package loads this alone. */
export {
  type Build,
  buildFolders,
  type BuildRecord,
  readBuildRecord,
  type RemoteFacts,
  sbomOf,
  type ShopBuilds,
  writeBuildRecord,
} from './build';
