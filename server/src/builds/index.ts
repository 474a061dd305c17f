/** The build record, without the program that serves builds, as the build of each package only loads this. */
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
