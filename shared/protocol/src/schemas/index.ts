export {
  Artifact,
  artifactFields,
  ArtifactManifest,
  byName,
  moment,
  RemoteDescriptor,
  RemoteOrigin,
  RemoteRoute,
  RemoteSlot,
} from './artifact';
export { FlagDeclaration, FlagValue, SetFlags } from './flags';
export {
  type Fault,
  faultFinder,
  faultsOf,
  refusal,
  type Refusal,
  refusalOfFaults,
  refusals,
  type SchemaError,
} from './refusal';
export { BillOfMaterials, Envelope, Statement } from './provenance';
