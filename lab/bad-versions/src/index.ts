/** Faulty versions of remotes, and a trial of what stops them. */
export type { BadVersion, FaultyRemote, Named, RemoteBuild } from './bad-version';
export { badVersionNamed, badVersions } from './bad-versions';
export { playedMark, withFault, type ServerFault } from './server-code';
export { spy, type Secrets } from './server-faults';
export { vintageCraft, type Site, type TextEdit } from './site';
export { tryBadVersion, type RegistryAdapter, type StoppedBy, type TrialResult } from './try-bad-version';
