/** What a keeper may be, each with all that those before it may. */
export const roles = ['viewer', 'packer', 'shopkeeper', 'admin'] as const;

export type Role = (typeof roles)[number];

/** `read`: see orders and products. `pack`: send orders. `keep`: give money back, change products. `administer`: see to accounts. */
export type Right = 'read' | 'pack' | 'keep' | 'administer';

const leastRole: Readonly<Record<Right, Role>> = {
  read: 'viewer',
  pack: 'packer',
  keep: 'shopkeeper',
  administer: 'admin',
};

/** True when a role has a right. */
export function hasRight(role: Role, right: Right): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole[right]);
}
