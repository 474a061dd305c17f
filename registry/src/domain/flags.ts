import type { Artifact, Assignment } from '@shop/contracts';
import {
  type FlagDeclaration,
  type FlagValue,
  isFlagValue,
  type SetFlags,
  usableFlags,
} from '@shop/contracts/flags';
import type { Plan } from '@shop/contracts/registry';
import { flagTypeText, flagValueFault, RegistryError } from '@shop/protocol';
import { assignmentOf, type Assignments } from './assignments';

/** Values to set, by flag; null removes a value, so that the flag has its default again. */
export type FlagChanges = Readonly<Record<string, FlagValue | null>>;

type Find = (remote: string, version: string) => Artifact | undefined;

/** A live version of a remote, and the flags that it declares. */
export interface LiveFlags {
  readonly version: string;
  readonly flags: Readonly<Record<string, FlagDeclaration>>;
}

/** The versions of a remote that shoppers get, stable first, with their flags. Versions without a record are omitted. */
export function liveFlagsOf(
  remote: string,
  { stable, canary }: Assignment,
  find: Find,
): readonly LiveFlags[] {
  return [stable, canary?.version].flatMap((version) => {
    const artifact = version ? find(remote, version) : undefined;
    return artifact ? [{ version: artifact.version, flags: artifact.flags ?? {} }] : [];
  });
}

const declarationIn = ({ flags }: LiveFlags, name: string): FlagDeclaration | undefined =>
  Object.hasOwn(flags, name) ? flags[name] : undefined;

const accepts = (live: LiveFlags, name: string, value: FlagValue): boolean => {
  const flag = declarationIn(live, name);
  return flag !== undefined && isFlagValue(flag, value);
};

const sorted = (flags: Readonly<Record<string, FlagValue>>): SetFlags =>
  Object.fromEntries(Object.entries(flags).sort(([a], [b]) => (a < b ? -1 : 1)));

/** An assignment with these flags; without the field if none is set. */
function withFlags({ flags: _before, ...assignment }: Assignment, flags: SetFlags): Assignment {
  return Object.keys(flags).length > 0 ? { ...assignment, flags: sorted(flags) } : assignment;
}

/** Sets values of a remote's flags. Throws a RegistryError 404 for a remote that is not live. */
export function setFlags(assignments: Assignments, remote: string, values: FlagChanges): Assignments {
  const assignment = assignmentOf(assignments, remote);
  const next = Object.entries({ ...assignment.flags, ...values }).filter(([, value]) => value !== null);
  return { ...assignments, [remote]: withFlags(assignment, Object.fromEntries(next) as SetFlags) };
}

/**
 * Refuses values that no live version can use: 422 with a message for each of them. A value that only a canary cannot use is set, and
 * the canary uses its default; `unusedFlags` lists it.
 */
export function requireUsable(remote: string, values: FlagChanges, live: readonly LiveFlags[]): void {
  const faults = Object.entries(values).flatMap(([name, value]) => {
    if (value === null || live.some((one) => accepts(one, name, value))) return [];
    const declaring = live.find((one) => declarationIn(one, name) !== undefined);
    const flag = declaring && declarationIn(declaring, name);
    const versions = live.map(({ version }) => `${remote}@${version}`).join(' and ');
    const message = flag
      ? (flagValueFault(name, flag, value) ?? '')
      : `${versions || remote} does not declare the flag "${name}".`;
    return [{ field: `values.${name}`, message }];
  });
  const [first] = faults;
  if (first)
    throw new RegistryError(422, faults.map(({ message }) => message).join(' '), { body: { faults } });
}

/** Removes set values that no live version can use, such as those of a flag that a promoted version no longer declares. */
export function withoutUnusableFlags(assignments: Assignments, find: Find): Assignments {
  const usable = Object.entries(assignments).map(([remote, assignment]) => {
    const { flags = {}, stable, canary } = assignment;
    const live = liveFlagsOf(remote, assignment, find);
    // A version without a record may use every value.
    const isKnown = live.length === [stable, canary].filter(Boolean).length;
    const values = Object.entries(flags).filter(([name, value]) =>
      live.some((one) => accepts(one, name, value)),
    );
    return [remote, isKnown ? withFlags(assignment, Object.fromEntries(values)) : assignment] as const;
  });
  return Object.fromEntries(usable);
}

/**
 * The set values of flags that live versions cannot use because of a change, and why. A value that no live version can use is
 * removed; the other values stay set, and only these versions use the default.
 */
export function unusedFlags(
  before: Assignments,
  wanted: Assignments,
  find: Find,
): NonNullable<Plan['flags']> {
  return Object.entries(wanted).flatMap(([remote, assignment]) => {
    const was = before[remote];
    const old = new Set(was && liveFlagsOf(remote, was, find).map(({ version }) => version));
    const live = liveFlagsOf(remote, assignment, find);
    return Object.entries(assignment.flags ?? {}).flatMap(([flag, value]) =>
      live
        .filter((one) => !accepts(one, flag, value))
        .filter(({ version }) => !old.has(version) || was?.flags?.[flag] !== value)
        .map((one) => {
          const declared = declarationIn(one, flag);
          const why = declared ? `needs ${flagTypeText(declared)}` : 'does not declare it';
          const isRemoved = live.every((other) => !accepts(other, flag, value));
          const effect = isRemoved ? 'The value is removed' : 'It uses its default';
          const message = `${remote}@${one.version} cannot use the value ${JSON.stringify(value)} of the flag "${flag}": it ${why}. ${effect}.`;
          return { remote, version: one.version, flag, message };
        }),
    );
  });
}

/** The set values that a page's versions can use, by remote; undefined if there are none. */
export function pageFlags(
  assignments: Assignments,
  versions: Readonly<Record<string, { readonly version: string }>>,
  find: Find,
): Readonly<Record<string, SetFlags>> | undefined {
  const usable = Object.entries(versions).flatMap(([remote, { version }]) => {
    const set = assignments[remote]?.flags;
    const flags = set && usableFlags(find(remote, version)?.flags, set);
    return flags && Object.keys(flags).length > 0 ? [[remote, flags] as const] : [];
  });
  return usable.length > 0 ? Object.fromEntries(usable) : undefined;
}
