/** What a staff member may be, each with all that those before it may. */
export const roles = ['viewer', 'packer', 'shopkeeper', 'admin'] as const;

export type Role = (typeof roles)[number];

/**
 * `read`: see orders and products. `pack`: send orders. `keep`: give money back, change products and content, answer people.
 * `administer`: see to accounts, export and erase people.
 */
export const rights = ['read', 'pack', 'keep', 'administer'] as const;

export type Right = (typeof rights)[number];

const leastRole: Readonly<Record<Right, Role>> = {
  read: 'viewer',
  pack: 'packer',
  keep: 'shopkeeper',
  administer: 'admin',
};

/** All that a role may do. */
export function rightsOf(role: Role): Right[] {
  return rights.filter((right) => hasRight(role, right));
}

/** True when a role has a right. */
export function hasRight(role: Role, right: Right): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole[right]);
}
