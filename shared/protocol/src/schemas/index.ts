export {
  Artifact,
  artifactFields,
  ArtifactManifest,
  RemoteOrigin,
  RemoteRoute,
  RemoteSlot,
} from './artifact';
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
export { BillOfMaterials, Envelope, Statement } from './provenance';
export { RemoteDescriptor } from './remote-descriptor';
export { byName, moment } from './shapes';
