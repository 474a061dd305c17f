export { makeScratchFolder, type ScratchFolder } from './scratch-folder';
export { archiveOf, smallRemote } from './small-remote';
