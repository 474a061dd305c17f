export { type ContainerOnDisk, type GivenModules } from './container-files';
export { openFromDisk, type OpenFromDiskOptions } from './open-from-disk';
export { ownShareScope } from './own-share-scope';
