import { RegistryError } from '@shop/protocol';
import { routePatterns } from '@shop/config';
import { isRootFile, reservedWords } from '@shop/config/reserved-paths';
import type { Artifact } from '@shop/contracts';
import { sharedAddress } from './route-overlap';

/** Why a remote may never serve a path, regardless of the other live remotes. */
export interface RouteFault {
  readonly path: string;
  readonly text: string;
}

/** Each optional segment doubles the work, and no page needs more. */
const maxSegments = 12;

function faultIn(path: string, remote: string): string | null {
  const segments = path.split('/').filter(Boolean);
  if (segments.length > maxSegments) return `serves ${path}, which has more than ${maxSegments} segments.`;
  if (
    segments.some((segment, at) => segment.includes('*') && (segment !== '*' || at < segments.length - 1))
  ) {
    return `serves ${path}, but * must be the whole last segment, as in /gifts/*.`;
  }
  for (const word of reservedWords) {
    const met = sharedAddress(path, `/${word}/*`);
    if (met !== null) {
      return `serves ${path}, which matches ${met}, but the shop itself handles paths under /${word}. Start the path with another segment, such as /${remote}.`;
    }
  }
  if (isRootFile(segments[0] ?? '')) {
    return `serves ${path}, but the shop itself serves files such as /robots.txt. Start the path with another segment, such as /${remote}.`;
  }
  if (sharedAddress(path, routePatterns.home) !== null) {
    return `serves ${path}, which matches the home page of the shell. Fill its slot "home" instead.`;
  }
  return null;
}

/** The invalid routes of a version, regardless of other versions. */
export const routeFaults = ({ remote, routes }: Artifact): RouteFault[] =>
  routes.flatMap(({ path }) => {
    const text = faultIn(path, remote);
    return text === null ? [] : [{ path, text }];
  });

/** Throws a RegistryError 422 with the version, the path and the fix when a version about to be published has an invalid route. */
export function refuseRouteFaults(artifact: Artifact): void {
  const [fault] = routeFaults(artifact);
  if (fault) throw new RegistryError(422, `${artifact.remote}@${artifact.version} ${fault.text}`);
}
