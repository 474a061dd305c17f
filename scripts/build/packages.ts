import path from 'node:path';

/** The checkout's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The five remotes, by the names under which they are published. */
export const remoteNames = ['catalog', 'cart', 'checkout', 'account', 'content'] as const;
export type RemoteName = (typeof remoteNames)[number];

export const remoteDir = (name: string): string => path.join(root, `mfe-${name}`);
export const shellDir = path.join(root, 'shell');
