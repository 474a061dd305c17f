import { refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { RemoteVersion } from './schemas';
import { jsonObject } from '../../platform/schemas/shared';

export const CollectRequest = Type.Object(
  {
    days: Type.Optional(
      Type.Number({
        minimum: 1,
        default: 30,
        description: 'Days without a sighting after which a version may go.',
        ...refusal('"days" is how long a version was not seen: at least 1.'),
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ default: true, description: 'Only tells what would go.' })),
  },
  { $id: 'CollectRequest', ...jsonObject },
);

export const CollectResponse = Type.Object(
  { collected: Type.Array(ref(RemoteVersion)) },
  { $id: 'CollectResponse', description: 'Versions that nobody can meet any more.' },
);
