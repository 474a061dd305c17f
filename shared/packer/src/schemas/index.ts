export { Artifact, artifactFields, ArtifactManifest, RemoteRoute, RemoteSlot } from './artifact';
export { faultFinder } from './fault-finder';
export {
  faultsOf,
  refusal,
  refusalOfFaults,
  refusals,
  type Fault,
  type Refusal,
  type SchemaError,
} from './refusal';
export { RemoteDescriptor } from './remote-descriptor';
export { byName, moment } from './shapes';
