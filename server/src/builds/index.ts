/** The build record. It does not include the code that serves builds, because this is all that the build of a package loads. */
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
