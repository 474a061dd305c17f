/** The record that a build leaves, without the program that serves builds: the build of each package loads this alone. */
export { buildFolders, type Build, type ShopBuilds } from './build';
export {
  readBuildRecord,
  sbomOf,
  writeBuildRecord,
  type BuildRecord,
  type RemoteFacts,
} from './build-record';
