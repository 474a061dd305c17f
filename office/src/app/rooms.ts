import { UserIcon } from '@shop/ui';
import { lazy, type ComponentType } from 'react';
import type { Right } from '../api/types';

/** A room of the office: a place in the navigation, and the pages below its path. */
export interface Room {
  /** Without slashes; the room's own routes are below it. */
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
  /** What somebody has to be allowed to be shown it. */
  readonly right: Right;
  /** Loaded when it is opened. */
  readonly Room: ComponentType;
}

const loaded = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Every room, in the order of the navigation. A new one is an entry here. */
export const rooms: readonly Room[] = [
  {
    path: 'my-account',
    label: 'My account',
    Icon: UserIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/my-account/my-account-room')).MyAccountRoom),
  },
];
