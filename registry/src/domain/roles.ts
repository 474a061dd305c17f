import { RegistryError } from '@shop/protocol';
import type { Actor } from '@shop/contracts/registry';

/** From the narrowest to the widest. */
export const roles = ['viewer', 'shop', 'gate', 'publisher', 'releaser', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The scope of all remotes, or of all environments. */
export const all = '*';

/** A role and its scope: a remote or all, in an environment or all. */
export interface Grant {
  readonly role: Role;
  readonly remote: string;
  readonly env: string;
}

/**
 * A right that a call can need: read; publish a remote; preview or release a remote's versions; operate (disable, freeze, return to a
 * release); run the gate as a worker; serve as a shop; administer accounts, tokens and policies.
 */
export type Right = 'read' | 'publish' | 'preview' | 'release' | 'operate' | 'check' | 'serve' | 'administer';

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  viewer: ['read'],
  shop: ['read', 'serve'],
  gate: ['read', 'preview', 'check'],
  publisher: ['read', 'publish', 'preview'],
  releaser: ['read', 'preview', 'release'],
  operator: ['read', 'preview', 'release', 'operate', 'check', 'serve'],
  admin: ['read', 'publish', 'preview', 'release', 'operate', 'check', 'serve', 'administer'],
};

/** The scope for which a right is needed; an absent field is not checked. */
export interface Subject {
  /** `*` means all remotes. */
  readonly remote?: string | undefined;
  readonly env?: string | undefined;
}

const covers = (granted: string, asked: string | undefined) =>
  asked === undefined || granted === all || granted === asked;

/** Whether the actor has the right in that scope. */
export const may = (
  { grants }: Pick<Actor, 'grants'>,
  right: Right,
  { remote, env }: Subject = {},
): boolean =>
  grants.some(
    (grant) => rightsOf[grant.role].includes(right) && covers(grant.remote, remote) && covers(grant.env, env),
  );

/** A grant as text: `releaser of catalog in live`. */
export const grantText = ({ role, remote, env }: Grant): string =>
  `${role}${remote === all ? '' : ` of ${remote}`}${env === all ? '' : ` in ${env}`}`;

export const grantsText = (grants: readonly Grant[]): string => grants.map(grantText).join(', ');

/** Throws a RegistryError 403 with the caller's name and the roles that have the right. */
export function requireRight(actor: Actor, right: Right, subject: Subject = {}): void {
  if (may(actor, right, subject)) return;
  const { remote, env } = subject;
  const of = remote === undefined ? '' : remote === all ? ' of all remotes' : ` of ${remote}`;
  const needed = roles.filter((role) => rightsOf[role].includes(right)).join(' or ');
  const where = env === undefined ? '' : ` in ${env}`;
  throw new RegistryError(
    403,
    `"${actor.name}" is ${grantsText(actor.grants)}; this needs ${needed}${of}${where}.`,
  );
}

/** The role for older clients, which do not know grants. */
const olderRoles = { shop: 'viewer', gate: 'viewer', releaser: 'publisher' } as const;
export type OlderRole = Exclude<Role, keyof typeof olderRoles>;

/** An actor with these grants. `role` and `remote` summarize them for older clients. */
export function actorWith(name: string, grants: readonly Grant[]): Actor {
  const widest = roles.findLast((one) => grants.some((grant) => grant.role === one)) ?? 'viewer';
  const isNewer = (one: Role): one is keyof typeof olderRoles => one in olderRoles;
  const role: OlderRole = isNewer(widest) ? olderRoles[widest] : widest;
  const [first, ...others] = new Set(grants.map(({ remote }) => remote));
  const remote = others.length > 0 || first === all ? null : (first ?? null);
  return { name, role, remote, grants };
}

/** An actor with one role everywhere. */
export const everywhere = (name: string, role: Role): Actor =>
  actorWith(name, [{ role, remote: all, env: all }]);

/** The actor of automatic actions. */
export const automatic: Actor = everywhere('automatic', 'operator');
