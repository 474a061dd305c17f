import { checkNames } from '../domain/names';
import { RegistryError } from '../domain/registry-error';
import type { RenderCount } from './render-counts';

/** More than a shop counts between two batches. */
const maxCounts = 200;
const maxRenders = 1_000_000;
const variants = ['stable', 'canary'] as const;

const refuse = (text: string): never => {
  throw new RegistryError(422, `These renders cannot be counted: ${text}`);
};

function whole(value: unknown, name: string, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  return refuse(`"${name}" has to be a whole number from 0 to ${max}.`);
}

function parseCount(value: unknown): RenderCount {
  if (typeof value !== 'object' || value === null) return refuse('each count is an object.');
  const { remote, version, variant, renders, failures } = value as Record<string, unknown>;
  checkNames(String(remote), String(version));
  const known = variants.find((name) => name === variant);
  if (!known) return refuse('"variant" is stable or canary.');
  const all = whole(renders, 'renders', maxRenders);
  return {
    remote: String(remote),
    version: String(version),
    variant: known,
    renders: all,
    failures: whole(failures, 'failures', all),
  };
}

/** Reads the `counts` of a shop's batch. Throws a RegistryError 422 that names what is wrong; none of it counts then. */
export function parseRenders(value: unknown): readonly RenderCount[] {
  if (!Array.isArray(value)) return refuse('"counts" has to be a list.');
  if (value.length > maxCounts) return refuse(`at most ${maxCounts} versions at once.`);
  const counts = value.map(parseCount);
  const names = new Set(counts.map(({ remote, version, variant }) => `${remote}@${version} ${variant}`));
  return names.size === counts.length ? counts : refuse('a version is there twice.');
}
