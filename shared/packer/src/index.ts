export { digestOf } from './archive/digest';
export { packRemote, type BuiltContainer, type PackedRemote, type PackOptions } from './archive/pack-remote';
export { faultText, parseArtifact } from './archive/parse-artifact';
export { readRemoteDescriptor } from './archive/read-descriptor';
export { receiveArchive, recordFile, type ReceiveOptions } from './archive/receive-archive';
export { sendArchive } from './archive/send-archive';
export { readTar, writeTar, type TarFile } from './archive/tar';
export { RegistryResponseError } from './client/registry-response-error';
export {
  createRegistryClient,
  type CallOptions,
  type RegistryClient,
  type RegistryClientOptions,
} from './client/registry-client';
export { checkNames, checkRemoteName, remoteNamePattern } from './names';
export { RegistryError, type RefusalDetails } from './registry-error';
