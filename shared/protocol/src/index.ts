export { attachedFiles, type Attached } from './archive/attached';
export { digestOf } from './archive/digest';
export { packRemote, type BuiltContainer, type PackedRemote, type PackOptions } from './archive/pack-remote';
export { faultText, parseArtifact } from './archive/parse-artifact';
export { descriptorFaults, readRemoteDescriptor } from './archive/read-descriptor';
export { receiveArchive, recordFile, type ReceiveOptions } from './archive/receive-archive';
export { sendArchive } from './archive/send-archive';
export {
  readSourceMapNames,
  scriptOfMap,
  sendSourceMaps,
  sourceMapLimit,
  sourceMapsLimit,
} from './archive/source-maps';
export { readTar, writeTar, type TarFile } from './archive/tar';
export { RegistryResponseError } from './client/registry-response-error';
export {
  createRegistryClient,
  type CallOptions,
  type RegistryClient,
  type RegistryClientOptions,
} from './client/registry-client';
export { attachProvenance } from './provenance/attach';
export { byHand, readBuildOrigin, type BuildOrigin } from './provenance/build-origin';
export { isSignedBy, openEnvelope, type OpenedEnvelope } from './provenance/envelope';
export { newKeyPair, readPublicKey, readSigningKey, type KeyPair, type SigningKey } from './provenance/keys';
export { mismatchOf, sha256Of } from './provenance/statement';
export { checkNames, checkRemoteName, remoteNamePattern } from './names';
export { RegistryError, type RefusalDetails } from './registry-error';
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
