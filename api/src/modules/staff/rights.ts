/** Roles of staff, each with the rights of those before it. */
export const roles = ['viewer', 'packer', 'shopkeeper', 'admin'] as const;

export type Role = (typeof roles)[number];

/**
 * `read`: see orders and products. `pack`: ship orders. `keep`: refund, change products and content, answer enquiries.
 * `administer`: manage accounts, export and erase customers.
 */
const rights = ['read', 'pack', 'keep', 'administer'] as const;

export type Right = (typeof rights)[number];

const minRole: Readonly<Record<Right, Role>> = {
  read: 'viewer',
  pack: 'packer',
  keep: 'shopkeeper',
  administer: 'admin',
};

/** The rights of a role. */
export function rightsOf(role: Role): Right[] {
  return rights.filter((right) => hasRight(role, right));
}

/** True when a role has a right. */
export function hasRight(role: Role, right: Right): boolean {
  return roles.indexOf(role) >= roles.indexOf(minRole[right]);
}

/** `anybody`: sign-in. `session`: signed-in users, even before their authenticator is set up. */
export type Needed = Right | 'anybody' | 'session';

/** The right that each call needs, by method and path below `/api/v1/staff`. Calls that are not listed are not served. */
export const staffRights: Readonly<Record<string, Needed>> = {
  'POST /set-up': 'anybody',
  'POST /invitation': 'anybody',
  'POST /sign-in': 'anybody',
  'POST /sign-out': 'session',
  'GET /me': 'session',
  'GET /me/authenticator': 'session',
  'POST /me/authenticator': 'session',
  'POST /me/password': 'read',
  'GET /me/sessions': 'read',
  'POST /me/sessions/:id/end': 'read',
  'POST /me/sessions/end-others': 'read',

  'GET /accounts': 'administer',
  'POST /accounts': 'administer',
  'POST /accounts/:id/invitation': 'administer',
  'POST /accounts/:id/role': 'administer',
  'POST /accounts/:id/disable': 'administer',
  'GET /log': 'administer',

  'GET /today': 'read',
  'GET /today/export': 'read',

  'GET /orders': 'read',
  'GET /orders/:id': 'read',
  'GET /review': 'read',
  'POST /orders/:id/note': 'pack',
  'POST /orders/:id/pack': 'pack',
  'POST /orders/:id/ship': 'pack',
  'POST /orders/:id/deliver': 'pack',
  'POST /orders/pack': 'pack',
  'POST /orders/ship': 'pack',
  'POST /orders/:id/cancel': 'keep',
  'POST /orders/:id/email': 'keep',
  'POST /orders/:id/return': 'keep',
  'POST /orders/:id/refund-preview': 'keep',
  'POST /orders/:id/refund': 'keep',
  'POST /orders/:id/refund-again': 'keep',

  'GET /products': 'read',
  'GET /products/export': 'read',
  'GET /products/choices': 'read',
  'GET /products/pictures': 'read',
  'GET /products/:id': 'read',
  'POST /products': 'keep',
  'POST /products/:id': 'keep',
  'POST /products/:id/stock': 'keep',
  'POST /products/bulk': 'keep',
  'POST /products/import': 'keep',

  'POST /photos': 'keep',

  'GET /content': 'read',
  'GET /content/:kind/:slug': 'read',
  'POST /content': 'keep',
  'POST /content/preview': 'keep',
  'POST /content/:kind/:slug': 'keep',
  'POST /content/:kind/:slug/publish': 'keep',
  'POST /content/:kind/:slug/unpublish': 'keep',
  'POST /content/:kind/:slug/restore': 'keep',

  'GET /enquiries': 'keep',
  'GET /enquiries/:id': 'keep',
  'POST /enquiries/:id/answer': 'keep',
  'POST /enquiries/:id/note': 'keep',
  'POST /enquiries/:id/close': 'keep',
  'POST /enquiries/:id/reopen': 'keep',

  'GET /customers': 'keep',
  'GET /customers/:id': 'keep',
  'GET /customers/:id/export': 'administer',
  'POST /customers/:id/erase': 'administer',
};
