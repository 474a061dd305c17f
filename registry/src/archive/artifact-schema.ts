import { integrityList, type Artifact } from '@shop/contracts';
import semver from 'semver';
import { RegistryError } from '../domain/registry-error';
import { checkNames } from '../domain/names';
import { digestOf } from './digest';

const refuse = (text: string): never => {
  throw new RegistryError(422, `The artifact's record does not fit: ${text}`);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strings = (value: unknown, field: string): readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value
    : refuse(`"${field}" has to be a list of texts.`);

const text = (value: unknown, field: string): string =>
  typeof value === 'string' ? value : refuse(`"${field}" has to be a text.`);

function list(value: unknown, field: string): readonly Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord) ? value : refuse(`"${field}" has to be a list.`);
}

function textsByName(value: unknown, field: string): Readonly<Record<string, string>> {
  if (!isRecord(value)) return refuse(`"${field}" has to be an object.`);
  for (const [name, item] of Object.entries(value)) text(item, `${field}.${name}`);
  return value as Record<string, string>;
}

/** A path that stays inside its folder and that every file system takes. */
const plainPath = /^(?!.*(^|\/)\.)[\w@~+-][\w@~+.-]*(\/[\w@~+-][\w@~+.-]*)*$/;

function checkFiles(artifact: Record<string, unknown>): void {
  const paths = new Set<string>();
  for (const { path, size, sha384 } of list(artifact.files, 'files')) {
    const name = text(path, 'files.path');
    if (!plainPath.test(name)) refuse(`"${name}" is no plain path.`);
    if (name === integrityList.name) refuse(`"${name}" is the name of the list that the registry makes.`);
    if (paths.has(name)) refuse(`"${name}" is listed twice.`);
    paths.add(name);
    if (!Number.isSafeInteger(size) || Number(size) < 0) refuse(`"${name}" has no size.`);
    if (!/^sha384-[A-Za-z0-9+/]{64}$/.test(text(sha384, 'files.sha384'))) refuse(`"${name}" has no sha384.`);
  }
  const manifest = isRecord(artifact.manifest) ? artifact.manifest : refuse('"manifest" is missing.');
  if (!paths.has(text(manifest.entry, 'manifest.entry'))) refuse('its entry script is not among its files.');
  text(manifest.globalName, 'manifest.globalName');
  const server = text(manifest.server, 'manifest.server');
  for (const module of strings(artifact.exposes, 'exposes')) {
    if (!paths.has(`${server}/${module}.cjs`)) refuse(`it has no server build of "${module}".`);
  }
  const exposes = isRecord(manifest.exposes) ? manifest.exposes : refuse('"manifest.exposes" is missing.');
  for (const [module, assets] of Object.entries(exposes)) {
    if (!isRecord(assets)) return refuse(`"manifest.exposes.${module}" has to be an object.`);
    for (const file of [...strings(assets.js, 'js'), ...strings(assets.css, 'css')]) {
      if (!paths.has(file)) refuse(`"${file}", which "${module}" needs, is not among its files.`);
    }
  }
}

/** Reads the record of an artifact. Throws a RegistryError 422 that names the field which is wrong. */
export function parseArtifact(value: unknown): Artifact {
  if (!isRecord(value)) return refuse('it has to be an object.');
  checkNames(text(value.remote, 'remote'), text(value.version, 'version'));
  checkFiles(value);
  const shared = isRecord(value.shared) ? value.shared : refuse('"shared" is missing.');
  for (const [name, range] of Object.entries(textsByName(shared.required, 'shared.required'))) {
    if (semver.validRange(range) === null) refuse(`"${range}" of ${name} is no version range.`);
  }
  if (shared.provided !== undefined) textsByName(shared.provided, 'shared.provided');
  for (const route of list(value.routes, 'routes')) {
    if (!text(route.path, 'routes.path').startsWith('/')) refuse('a route has to start with a slash.');
    text(route.module, 'routes.module');
  }
  for (const slot of list(value.slots, 'slots')) {
    text(slot.slot, 'slots.slot');
    text(slot.module, 'slots.module');
    if (typeof slot.order !== 'number') refuse('"slots.order" has to be a number.');
  }
  if (!Number.isInteger(value.storeContract)) refuse('"storeContract" has to be a whole number.');
  for (const field of ['digest', 'source', 'publishedBy', 'at']) text(value[field], field);
  if (Number.isNaN(Date.parse(text(value.at, 'at')))) refuse('"at" has to be a moment.');
  if (value.git !== null) text(value.git, 'git');
  const artifact = value as unknown as Artifact;
  if (artifact.digest !== digestOf(artifact.files)) refuse('its digest is not that of its files.');
  return artifact;
}
