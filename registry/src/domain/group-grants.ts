import { readGrants } from './grants';
import { all, grantText, roles, type Grant, type Role } from './roles';

/** The grants of each group of the sign-in provider. */
export type GroupGrants = ReadonlyMap<string, readonly Grant[]>;

const shape = /^(?<role>[a-z]+)(?: of (?<remote>\S+))?(?: in (?<env>\S+))?$/;
const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** Parses a grant in the format of `grantText`: `releaser of catalog in live`. Throws an Error with the invalid part. */
function readGrant(text: string): Grant {
  const { role = '', remote = all, env = all } = shape.exec(text.trim())?.groups ?? {};
  if (!isRole(role)) {
    throw new Error(`"${text.trim()}" is not a role, such as operator or releaser of catalog in live.`);
  }
  const [grant] = readGrants({ grants: [{ role, remote, env }] });
  return grant as Grant;
}

/**
 * Parses `group = role, role of remote; group = role`. The last `=` of an entry is the separator, so that a group may be a
 * distinguished name. Throws an Error with the invalid part.
 */
export function readGroupGrants(text: string): GroupGrants {
  const entries = text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const at = entry.lastIndexOf('=');
      const group = entry.slice(0, Math.max(at, 0)).trim();
      if (group === '') throw new Error(`Invalid entry "${entry.trim()}". Use the form group = role.`);
      return [
        group,
        entry
          .slice(at + 1)
          .split(',')
          .map(readGrant),
      ] as const;
    });
  if (entries.length === 0) throw new Error('it does not assign a role to any group.');
  const groups = new Map(entries);
  if (groups.size < entries.length) throw new Error('it contains a group twice.');
  return groups;
}

/** The grants of a user in these groups, without duplicates. */
export function grantsOfGroups(groups: readonly string[], known: GroupGrants): readonly Grant[] {
  const grants = groups.flatMap((group) => known.get(group) ?? []);
  return [...new Map(grants.map((grant) => [grantText(grant), grant])).values()];
}
