export { sharedEndpoints, type SharedEndpoint } from './archive/api-endpoints';
export { receiveArchive, type ReceiveOptions, recordFile, sendArchive } from './archive/archive';
export {
  attachedFiles,
  descriptorFaults,
  digestOf,
  faultText,
  parseArtifact,
  readRemoteDescriptor,
  type Attached,
} from './archive/manifest';
export {
  packRemote,
  sourceMapsFolder,
  type BuiltContainer,
  type PackedRemote,
  type PackOptions,
} from './archive/pack-remote';
export {
  filesBelow,
  readSourceMaps,
  readSourceMapNames,
  scriptOfMap,
  sendSourceMaps,
  sourceMapLimit,
  sourceMapsLimit,
} from './archive/source-maps';
export { readTar, writeTar, type TarFile } from './archive/tar';
export { type RefusalDetails, RegistryError, RegistryResponseError } from './errors';
export {
  createRegistryClient,
  type CallOptions,
  type RegistryClient,
  type RegistryClientOptions,
} from './client/registry-client';
export { publishPacked, type PublishResult } from './client/publish';
export { attachProvenance, isSignedBy, type OpenedEnvelope, openEnvelope } from './provenance/envelope';
export { byHand, readBuildOrigin, type BuildOrigin } from './provenance/build-origin';
export { newKeyPair, readPublicKey, readSigningKey, type KeyPair, type SigningKey } from './provenance/keys';
export { mismatchOf, sha256Of } from './provenance/statement';
export { capabilitiesOf, coversKey } from './capabilities';
export { flagTypeText, flagValueFault } from './flags';
export { checkNames, checkRemoteName } from './names';
export { readDates, readWindows, windowForm, windowsText } from './change-windows';
export {
  actorText,
  envPathOf,
  isRequest,
  postChange,
  readEnvironment,
  readRemote,
  readState,
  readVersion,
  usualEnvironment,
  type ReleaseTarget,
} from './client/changes';
export { readMinutes, readStages, stageText, usualStages } from './rollouts';
