import type { RouteOptions } from 'fastify';

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

/** `public`: sign-in. `session`: signed-in users, even before their authenticator is set up. */
export type Needed = Right | 'public' | 'session';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The right that a staff call needs. The app does not start with a staff route that declares none. */
    readonly right?: Needed;
  }
}

/** Rights of the sign-in routes, which the API shares with the registry, by method and path below `/api/v1/staff`. */
const signInRights: Readonly<Record<string, Needed>> = {
  'POST /invitation': 'public',
  'POST /sign-in': 'public',
  'GET /me': 'session',
  'GET /me/authenticator': 'session',
  'POST /me/authenticator': 'session',
  'GET /me/sessions': 'read',
  'POST /me/sessions/:id/end': 'read',
};

/** The right that a route below `/api/v1/staff` needs; undefined if it declares none. */
export function rightOfRoute({
  method,
  routePath,
  config,
}: RouteOptions & { readonly routePath: string }): Needed | undefined {
  // Fastify adds a HEAD route to each GET route.
  return config?.right ?? signInRights[`${method === 'HEAD' ? 'GET' : String(method)} ${routePath}`];
}
