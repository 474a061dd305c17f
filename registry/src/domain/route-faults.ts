import { RegistryError } from '@shop/protocol';
import { routePatterns } from '@shop/config';
import { isRootFile, reservedWords } from '@shop/config/reserved-paths';
import type { Artifact } from '@shop/contracts';
import { sharedAddress } from './route-overlap';

/** Why a remote may not serve a path, whatever else is live. */
export interface RouteFault {
  readonly path: string;
  readonly text: string;
}

/** More segments than any page's path has; each optional one doubles the work. */
const maxSegments = 12;

function faultIn(path: string, remote: string): string | null {
  const segments = path.split('/').filter(Boolean);
  if (segments.length > maxSegments) return `serves ${path}, which has more than ${maxSegments} parts.`;
  if (
    segments.some((segment, at) => segment.includes('*') && (segment !== '*' || at < segments.length - 1))
  ) {
    return `serves ${path}, but a * stands alone, as the last part: write it as /gifts/*.`;
  }
  for (const word of reservedWords) {
    const met = sharedAddress(path, `/${word}/*`);
    if (met !== null) {
      return `serves ${path}, which takes in ${met}, but the shop itself answers addresses under /${word}. Begin the path with another word, such as /${remote}.`;
    }
  }
  if (isRootFile(segments[0] ?? '')) {
    return `serves ${path}, but the shop itself answers files such as /robots.txt. Begin the path with another word, such as /${remote}.`;
  }
  if (sharedAddress(path, routePatterns.home) !== null) {
    return `serves ${path}, which takes in the home page of the shell. Fill its slot "home" instead.`;
  }
  return null;
}

/** What is wrong with the routes of a version on their own. */
export const routeFaults = ({ remote, routes }: Artifact): RouteFault[] =>
  routes.flatMap(({ path }) => {
    const text = faultIn(path, remote);
    return text === null ? [] : [{ path, text }];
  });

/** Throws a RegistryError 422 that names the version, the path and what to do, for a version that is to be published. */
export function refuseRouteFaults(artifact: Artifact): void {
  const [fault] = routeFaults(artifact);
  if (fault) throw new RegistryError(422, `${artifact.remote}@${artifact.version} ${fault.text}`);
}
