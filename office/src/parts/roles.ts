import type { Role } from '../api/types';

/** What each role may do, each with all that those before it may. */
export const roleMeaning: Readonly<Record<Role, string>> = {
  viewer: 'reads everything of the rooms that are shown',
  packer: 'also packs, ships and delivers orders, and writes notes',
  shopkeeper:
    'also cancels orders, takes them back, sends money back, changes products and the shop’s texts, and answers people',
  admin: 'also sees to accounts, exports and erases people, and reads the log',
};

export const roles = Object.keys(roleMeaning) as readonly Role[];

/** The role that a select of roles has sent. */
export const asRole = (text: string): Role => roles.find((role) => role === text) ?? 'viewer';
