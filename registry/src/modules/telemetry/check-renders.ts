import { checkNames, RegistryError } from '@shop/protocol';
import type { RenderCounts } from './schemas';

const refuse = (text: string): never => {
  throw new RegistryError(422, `These renders cannot be counted: ${text}`);
};

/** Throws a RegistryError 422 for an invalid batch of a shop; none of it counts then. */
export function checkRenders(counts: RenderCounts): void {
  for (const { remote, version, renders, failures } of counts) {
    checkNames(remote, version);
    if (failures > renders) refuse(`"failures" has to be a whole number from 0 to ${renders}.`);
  }
  const names = new Set(counts.map(({ remote, version, variant }) => `${remote}@${version} ${variant}`));
  if (names.size !== counts.length) refuse('a version is there twice.');
}
