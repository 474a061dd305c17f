export { makeScratchFolder, type ScratchFolder } from './scratch-folder';
export { archiveOf, smallRemote } from './small-remote';
export { fetchBuild } from './fetch-build';
export { renamedBuild } from './renamed-build';
export { signedRemote, smallSbom } from './signed-remote';
