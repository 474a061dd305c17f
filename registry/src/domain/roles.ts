import { RegistryError } from '@shop/packer';
import type { Actor } from '@shop/contracts/registry';

export const roles = ['viewer', 'publisher', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The actor of what the machinery does by itself. */
export const automatic: Actor = { name: 'automatic', role: 'operator', remote: null };

export type Permission = 'read' | 'operate' | 'administer';

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  publisher: ['read'],
  operator: ['read', 'operate'],
  admin: ['read', 'operate', 'administer'],
};

/** Throws a RegistryError 403 that says which role is needed. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (granted[actor.role].includes(permission)) return;
  const needed = roles.filter((role) => granted[role].includes(permission)).join(' or ');
  throw new RegistryError(403, `"${actor.name}" is ${actor.role}; this needs a token of ${needed}.`);
}

/** Throws a RegistryError 403 for anybody but an admin or the publisher of this very remote. */
export function requirePublisher(actor: Actor, remote: string): void {
  if (actor.role === 'admin' || (actor.role === 'publisher' && actor.remote === remote)) return;
  const who = actor.role === 'publisher' ? `publisher of ${actor.remote ?? 'nothing'}` : actor.role;
  throw new RegistryError(403, `"${actor.name}" is ${who} and may not publish ${remote}.`);
}
