import type { Role } from '../api/types';

/** Permissions of each role; each includes those of the roles before it. */
export const roleMeaning: Readonly<Record<Role, string>> = {
  viewer: 'can view orders, products, content and figures',
  packer: 'can also pack, ship and deliver orders, and write notes',
  shopkeeper:
    'can also cancel orders, accept returns, refund payments, change products and content, answer enquiries, and publish reviews',
  admin: 'can also manage accounts, export and erase people’s data, and view the activity log',
};

export const roles = Object.keys(roleMeaning) as readonly Role[];

/** The selected role of a form. */
export const asRole = (text: string): Role => roles.find((role) => role === text) ?? 'viewer';
