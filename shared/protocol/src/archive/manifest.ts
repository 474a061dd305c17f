import { remoteNameFault } from '@shop/config/reserved-paths';
import semver from 'semver';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { integrityList, type Artifact, type ArtifactFile, type RemoteDescriptor } from '@shop/contracts';
import { isStorableValue } from '@shop/server-kit/schema';
import { RegistryError } from '../errors';
import { capabilityFaults, paymentFaults } from '../capabilities';
import { flagFaults } from '../flags';
import { checkNames } from '../names';
import { Artifact as ArtifactSchema, RemoteDescriptor as DescriptorSchema } from '../schemas/artifact';
import { faultFinder, type Fault } from '../schemas/refusal';

/** The JSON attachments of an archive, which are not files of the version and not covered by its digest. */
export interface Attached {
  /** A DSSE envelope around an in-toto statement. */
  readonly attestation?: string | undefined;
  /** A CycloneDX document. */
  readonly sbom?: string | undefined;
}

/** Their names in an archive, directly after the record. Files of a version must not use these names. */
export const attachedFiles = {
  attestation: '@provenance.json',
  sbom: '@sbom.json',
} as const satisfies Record<keyof Attached, string>;

/** Maximum size of an attachment, in bytes. */
export const attachedLimit = 4 * 1024 * 1024;

/** The attachment with this path; undefined for a file of the version. */
export const attachedNamed = (path: string): keyof Attached | undefined =>
  (Object.keys(attachedFiles) as (keyof Attached)[]).find((name) => attachedFiles[name] === path);

const artifactShapeFaults = faultFinder(ArtifactSchema);

const fault = (field: string, message: string): Fault => ({ field, message });

function nameFaults({ remote, version }: Artifact): Fault[] {
  const wrong = remoteNameFault(remote);
  if (wrong) return [fault('remote', wrong)];
  try {
    checkNames(remote, version);
    return [];
  } catch (error) {
    return [fault('remote', (error as Error).message)];
  }
}

function fileFaults({ files }: Artifact): Fault[] {
  const paths = new Set<string>();
  return files.flatMap(({ path }, at) => {
    const twice = paths.has(path);
    paths.add(path);
    const field = `files[${at}].path`;
    if (path === integrityList.name) {
      return [fault(field, `"${path}" is reserved for the list that the registry creates.`)];
    }
    if (attachedNamed(path)) {
      return [fault(field, `"${path}" is reserved for an attachment.`)];
    }
    return twice ? [fault(field, `"${path}" is listed twice.`)] : [];
  });
}

/** Files that a page or a render would request, but that are missing. */
function missingFaults({ files, manifest }: Artifact): Fault[] {
  const paths = new Set(files.map(({ path }) => path));
  const entry = paths.has(manifest.entry)
    ? []
    : [fault('manifest.entry', `its entry script is not among its files: "${manifest.entry}".`)];
  const { server: folder, serverEntry } = manifest;
  const server =
    !serverEntry || (paths.has(serverEntry.path) && serverEntry.path.startsWith(`${folder}/`))
      ? []
      : [
          fault(
            'manifest.serverEntry.path',
            `its server entry is not among its files in "${folder}": "${serverEntry.path}".`,
          ),
        ];
  const assets = Object.entries(manifest.exposes).flatMap(([module, { js, css, lazyCss = [] }]) =>
    [...js, ...css, ...lazyCss]
      .filter((file) => !paths.has(file))
      .map((file) =>
        fault(`manifest.exposes.${module}`, `"${file}", which "${module}" needs, is not among its files.`),
      ),
  );
  return [...entry, ...server, ...assets];
}

const rangeFaults = ({ shared }: Artifact): Fault[] =>
  Object.entries(shared.required)
    .filter(([, range]) => semver.validRange(range) === null)
    .map(([name, range]) =>
      fault(`shared.required.${name}`, `"${range}" of ${name} is not a version range.`),
    );

/** Semantic errors in a record whose fields have the right types. */
function contentFaults(artifact: Artifact): Fault[] {
  return [
    ...(isStorableValue(artifact)
      ? []
      : [fault('', 'a text contains a character that cannot be stored (NUL or an unpaired surrogate).')]),
    ...nameFaults(artifact),
    ...fileFaults(artifact),
    ...missingFaults(artifact),
    ...rangeFaults(artifact),
    ...capabilityFaults(artifact),
    ...flagFaults(artifact),
    ...(Number.isNaN(Date.parse(artifact.at)) ? [fault('at', '"at" must be a date and time.')] : []),
    ...(artifact.digest === digestOf(artifact.files)
      ? []
      : [fault('digest', 'its digest does not match its files.')]),
  ];
}

/** One line for each error; a single error is on the heading's line. */
export function faultText(heading: string, faults: readonly Fault[]): string {
  const lines = faults.map(({ message }) => message);
  return lines.length === 1 ? `${heading} ${lines.join('')}` : [heading, ...lines].join('\n- ');
}

/** Parses the record of an artifact. Throws a RegistryError 422 with a line for each invalid field. */
export function parseArtifact(value: unknown): Artifact {
  const wrongShape = artifactShapeFaults(value);
  const faults = wrongShape.length > 0 ? wrongShape : contentFaults(value as Artifact);
  if (faults.length === 0) return value as Artifact;
  throw new RegistryError(422, faultText("The artifact's record is invalid:", faults), {
    body: { faults: faults.map(({ field, message }) => ({ field, message })) },
  });
}

/** sha256 over paths and hashes: the same bytes give the same digest everywhere. */
export function digestOf(files: readonly ArtifactFile[]): string {
  const lines = files.map((file) => `${file.path} ${file.sha384}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

const descriptorShapeFaults = faultFinder(DescriptorSchema);

/** Semantic errors in a remote.json whose fields have the right types. */
export function descriptorFaults(descriptor: RemoteDescriptor): Fault[] {
  const { name, exposes, routes, slots, capabilities } = descriptor;
  const wrongName = remoteNameFault(name);
  const within = (list: string, parts: readonly { readonly module: string }[]) =>
    parts.flatMap(({ module }, at) => {
      const field = `${list}[${at}].module`;
      return exposes.includes(module)
        ? []
        : [{ field, message: `"${field}" is "${module}", which is not listed in "exposes".` }];
    });
  return [
    ...(wrongName ? [{ field: 'name', message: wrongName }] : []),
    ...within('routes', routes),
    ...within('slots', slots),
    ...paymentFaults({ routes, capabilities }),
    ...flagFaults(descriptor),
  ];
}

/** Reads a remote's `remote.json`. Throws an Error with the file name and a line for each invalid field. */
export async function readRemoteDescriptor(file: string): Promise<RemoteDescriptor> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const wrongShape = descriptorShapeFaults(value);
  const faults = wrongShape.length > 0 ? wrongShape : descriptorFaults(value as RemoteDescriptor);
  if (faults.length > 0) throw new Error(faultText(`${file} is invalid:`, faults));
  return value as RemoteDescriptor;
}
