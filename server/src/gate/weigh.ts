import type { Artifact } from '@shop/contracts';
import type { GateFinding } from '@shop/contracts/registry';
import { limits } from './limits';

/** Bytes of a version's files that browsers may load; those of the server are not counted. */
export function browserBytes({ files, manifest }: Pick<Artifact, 'files' | 'manifest'>): number {
  const own = files.filter(
    ({ path }) =>
      /\.(js|mjs|css)$/.test(path) && !(manifest.server && path.startsWith(`${manifest.server}/`)),
  );
  return own.reduce((sum, { size }) => sum + size, 0);
}

const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Refuses a version whose scripts and styles are far larger than those of the version that is live, or than any may be. */
export function weigh(candidate: Artifact, live: Artifact | null): GateFinding[] {
  const { ratio, slack, most } = limits.weight;
  const [bytes, before] = [browserBytes(candidate), live && browserBytes(live)];
  const allowed = before === null ? most : Math.min(most, before * ratio + slack);
  if (bytes <= allowed) return [];
  const beside = before === null ? '' : `; ${live?.version} has ${kb(before)}`;
  const message = `${candidate.remote}@${candidate.version} has ${kb(bytes)} of scripts and styles, more than the ${kb(allowed)} that it may have${beside}.`;
  return [{ check: 'weight', severity: 'refuse', path: null, width: null, message }];
}
