import { Type } from 'typebox';
import { remoteNamePattern } from '../names';
import { RemoteOrigins, RemoteRoute, RemoteSlot } from './artifact';
import { refusal } from './refusal';

/** A remote's `remote.json`: its whole public surface. */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({
      pattern: remoteNamePattern.source,
      ...refusal('"{value}" is no name for a remote: lowercase letters, digits and hyphens, at most 40.'),
    }),
    exposes: Type.Array(Type.String(), {
      description: 'Exposed modules; `x` is the file `src/expose/x.tsx`.',
    }),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(RemoteSlot),
    storeContract: Type.Integer({ description: 'The store contract that the remote needs at least.' }),
    origins: Type.Optional(RemoteOrigins),
  },
  { $id: 'RemoteDescriptor', description: 'What a remote says of itself: its remote.json.' },
);
