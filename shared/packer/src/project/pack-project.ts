import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@shop/contracts';
import semver from 'semver';
import { Type, type Static } from 'typebox';
import {
  attachProvenance,
  descriptorFaults,
  faultText,
  type PackedRemote,
  packRemote,
  readBuildOrigin,
  RegistryError,
  type SigningKey,
} from '@shop/protocol';
import { lineOfField, linesOfFields } from './json-lines';
import { secondCopies } from './second-copies';
import { readPackages } from '../provenance/bundled-packages';
import {
  byName,
  type Fault,
  faultFinder,
  RemoteDescriptor as DescriptorSchema,
} from '@shop/protocol/schemas';
import {
  carriedVersions,
  containerFaults,
  containerOf,
  FederationManifest,
  federationManifestFile,
  sharedRanges,
} from './federation-manifest';

export interface ProjectFolders {
  /** Folder of remote.json and package.json. */
  readonly dir: string;
  /** The build for browsers, with its mf-manifest.json. */
  readonly browserDir: string;
  /** The build for Node, with its container entry. Without it, pages render only in browsers. */
  readonly serverDir: string;
}

/** Possible file names of a container entry for Node. */
const serverEntries = [
  { path: 'remoteEntry.cjs', type: 'commonjs-module' },
  { path: 'remoteEntry.mjs', type: 'module' },
  { path: 'remoteEntry.js', type: 'commonjs-module' },
] as const;

/** Diagnostic files that bundler plugins write. */
const notPublished = ['build-manifest.json', 'mf-stats.json', 'vite-manifest.json'];

const Manifest = Type.Object({
  version: Type.String(),
  peerDependencies: Type.Optional(byName(Type.String())),
  peerDependenciesMeta: Type.Optional(byName(Type.Object({ optional: Type.Optional(Type.Boolean()) }))),
});
type Manifest = Static<typeof Manifest>;

/** Packages that the host must provide at run time, without type packages and optional peers. */
const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(
      ([name]) => !name.startsWith('@types/') && !peerDependenciesMeta[name]?.optional,
    ),
  );

const shapeFaults = {
  descriptor: faultFinder(DescriptorSchema),
  manifest: faultFinder(Manifest),
  federation: faultFinder(FederationManifest),
};

/** Adds the file and line to the faults of flags: several flags have fields of the same name. */
function withLines(file: string, text: string, faults: readonly Fault[]): readonly Fault[] {
  if (!faults.some(({ field }) => field.startsWith('flags'))) return faults;
  const lines = linesOfFields(text);
  const place = (field: string) => `${path.basename(file)}:${lineOfField(lines, field)}`;
  return faults.map((fault) =>
    fault.field.startsWith('flags') ? { ...fault, message: `${place(fault.field)} ${fault.message}` } : fault,
  );
}

/** Collects faults by file, so that one run reports all of them. */
function createFindings(dir: string) {
  const texts: string[] = [];
  const add = (file: string, faults: readonly Fault[]) => {
    if (faults.length > 0) texts.push(faultText(`${path.relative(dir, file) || file} is invalid:`, faults));
    return faults.length > 0;
  };
  return {
    add,
    /** The file's value; undefined if it is unreadable or invalid. */
    async read<Value>(
      file: string,
      find: (value: unknown) => readonly Fault[],
      advice = '',
    ): Promise<Value | undefined> {
      let text: string;
      let value: unknown;
      try {
        text = await readFile(file, 'utf8');
        value = JSON.parse(text);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        const unreadable = code === 'ENOENT' ? 'was not found' : `cannot be read (${code})`;
        const why = error instanceof SyntaxError ? 'is not valid JSON' : unreadable;
        texts.push(`${path.relative(dir, file) || file} ${why}.${advice}`);
        return undefined;
      }
      return add(file, withLines(file, text, find(value))) ? undefined : (value as Value);
    },
    throwAll() {
      if (texts.length > 0) throw new RegistryError(422, texts.join('\n'));
    },
  };
}

interface Uses {
  readonly dir: string;
  readonly browserDir: string;
  readonly globalName: string;
  readonly warn: (line: string) => void;
}

/** Throws a RegistryError 422 for undeclared uses of the browser; only warns of them in a project without a declaration. */
async function checkUses(
  descriptor: RemoteDescriptor,
  findings: ReturnType<typeof createFindings>,
  { dir, browserDir, globalName, warn }: Uses,
): Promise<void> {
  // Loaded on demand, as parsing needs many modules that other commands do not.
  const { undeclaredUses } = await import('./undeclared-uses');
  const uses = await undeclaredUses(browserDir, globalName, descriptor);
  if (descriptor.capabilities) {
    findings.add(
      path.join(dir, 'remote.json'),
      uses.map((use) => ({ field: 'capabilities', message: `${use}.` })),
    );
    findings.throwAll();
    return;
  }
  for (const use of uses) warn(`Warning: ${use}.`);
  warn(
    'Warning: remote.json does not declare "capabilities", which the next minor version requires. Use {} for a remote without any.',
  );
}

/**
 * Packs a project's remote: remote.json, package.json and the bundler's output, with provenance and a bill of materials, signed if
 * there is a key. Throws a RegistryError 422 with one line for each invalid field in these files, and for each undeclared use of the
 * browser; without "capabilities" in remote.json, those are warnings.
 */
export async function packProject(
  { dir, browserDir, serverDir }: ProjectFolders,
  key: SigningKey | null = null,
  warn: (line: string) => void = () => undefined,
): Promise<PackedRemote> {
  const findings = createFindings(dir);
  const built = ' Build the remote first, with the manifest option of its Module Federation plugin enabled.';
  const descriptor = await findings.read<RemoteDescriptor>(path.join(dir, 'remote.json'), (value) => {
    const wrong = shapeFaults.descriptor(value);
    return wrong.length > 0 ? wrong : descriptorFaults(value as RemoteDescriptor);
  });
  const manifestFile = path.join(dir, 'package.json');
  const manifest = await findings.read<Manifest>(manifestFile, shapeFaults.manifest);
  if (manifest && semver.valid(manifest.version) !== manifest.version) {
    const message = `"version" is "${manifest.version}". Use a version such as 1.2.3 or 1.2.3-rc.1.`;
    findings.add(manifestFile, [{ field: 'version', message }]);
  }
  const federationFile = path.join(browserDir, federationManifestFile);
  const federation = await findings.read<FederationManifest>(federationFile, shapeFaults.federation, built);
  const modules = descriptor?.exposes ?? [];
  if (federation) findings.add(federationFile, containerFaults(federation, modules));
  const serverEntry = serverEntries.find(({ path: file }) => existsSync(path.join(serverDir, file)));
  if (!serverEntry && existsSync(serverDir)) {
    const names = serverEntries.map(({ path: file }) => file).join(', ');
    findings.add(serverDir, [
      { field: 'entry', message: `it has no container entry. Expected one of ${names}.` },
    ]);
  }
  const inBrowser = await secondCopies(browserDir);
  const isNew = ({ message }: Fault) => inBrowser.every((known) => known.message !== message);
  findings.add(browserDir, inBrowser);
  findings.add(serverDir, (await secondCopies(serverDir)).filter(isNew));
  findings.throwAll();
  // Narrows the types: `throwAll` has already thrown for a missing value.
  if (!descriptor || !manifest || !federation) throw new RegistryError(422, 'The project cannot be read.');

  const container = containerOf(federation, modules, (file) => existsSync(path.join(browserDir, file)));
  // Loaded on demand, like the bill of materials below.
  const { globalStylesIn } = await import('./global-selectors');
  const globalStyles = await globalStylesIn(browserDir, container.globalName);
  await checkUses(descriptor, findings, { dir, browserDir, globalName: container.globalName, warn });
  const origin = await readBuildOrigin(dir);
  const packed = await packRemote({
    descriptor,
    version: manifest.version,
    container: { ...container, ...(globalStyles.length > 0 && { globalStyles }) },
    required: { ...peersOf(manifest), ...sharedRanges(federation) },
    provided: carriedVersions(federation),
    browserDir,
    serverDir,
    serverEntry,
    leftOut: notPublished,
    git: origin.commit,
    publishedBy: 'shop-remote',
    at: new Date().toISOString(),
  });
  // Loaded on demand, as it takes 100 ms that other commands do not need.
  const { billOfMaterials } = await import('../provenance/bill-of-materials');
  const sbom = billOfMaterials(packed.artifact, await readPackages(dir, [browserDir, serverDir]));
  return attachProvenance(packed, { origin, sbom, key });
}
