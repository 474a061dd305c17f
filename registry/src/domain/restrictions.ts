import { RegistryError } from '@shop/protocol';
import type { Restriction } from '@shop/contracts/registry';
import type { Assignments } from './assignments';
import type { RemoteVersion } from './rolled-back';

const isOf =
  ({ remote, version }: RemoteVersion) =>
  (one: Restriction): boolean =>
    one.remote === remote && one.version === version;

/** The ban of a version; undefined for a version that is not banned. */
export const banOf = (restrictions: readonly Restriction[], of: RemoteVersion): Restriction | undefined =>
  restrictions.find((one) => one.kind === 'banned' && isOf(of)(one));

/** The restrictions of these versions that a change must respect: bans, and if it releases a version, deprecations. */
export const restrictionsOn = (
  versions: readonly RemoteVersion[],
  restrictions: readonly Restriction[],
  { isRelease }: { readonly isRelease: boolean },
): readonly Restriction[] =>
  restrictions.filter((one) => (isRelease || one.kind === 'banned') && versions.some((of) => isOf(of)(one)));

/**
 * A set without banned last known good versions, so that browsers do not fall back to one. The previous one stays if it is not
 * banned.
 */
export function withoutBannedFallbacks(
  before: Assignments,
  assignments: Assignments,
  restrictions: readonly Restriction[],
): Assignments {
  const isBanned = (remote: string, version: string | null) =>
    version !== null && banOf(restrictions, { remote, version }) !== undefined;
  const sound = Object.entries(assignments).map(([remote, assignment]) => {
    const { lastKnownGood: version } = assignment;
    if (!isBanned(remote, version)) return [remote, assignment] as const;
    const { lastKnownGood: earlier = null } = before[remote] ?? {};
    const isSound = earlier !== assignment.stable && !isBanned(remote, earlier);
    return [remote, { ...assignment, lastKnownGood: isSound ? earlier : null }] as const;
  });
  return Object.fromEntries(sound);
}

/** A restriction as a sentence, with its actor, time and reason. */
export function restrictionText({ remote, version, kind, until, actor, at, reason }: Restriction): string {
  const end = until === null ? '' : ` until ${until}`;
  return `${remote}@${version} was ${kind}${end} by ${actor} at ${at}: “${reason}”`;
}

/** Throws a RegistryError 409 for a banned version, and for a deprecated one that is not acknowledged. */
export function refuseRestricted(restricted: readonly Restriction[], acknowledge: boolean): void {
  const banned = restricted.find(({ kind }) => kind === 'banned');
  const refused = banned ?? (acknowledge ? undefined : restricted[0]);
  if (!refused) return;
  const advice = banned
    ? 'An operator can reinstate it.'
    : 'To release it anyway, set "acknowledge" (--acknowledge) and give the reason.';
  throw new RegistryError(409, `${restrictionText(refused)} ${advice}`, { body: { restricted } });
}
