import { nullableText } from '@shop/server-kit';
import { refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { environmentNamed, jsonObject, textNamed } from '../../platform/schemas/shared';

export const Environment = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer({ description: 'Seq of the release that is live there; 0 before the first.' }),
    source: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The environment in which versions have to be live before they are in this one.',
    }),
  },
  { $id: 'Environment', description: 'Shops that follow one list of releases.' },
);

export const EnvironmentRequest = Type.Object(
  { env: environmentNamed('Its name.'), reason: textNamed('reason') },
  { $id: 'EnvironmentRequest', ...jsonObject },
);

export const SourceRequest = Type.Object(
  {
    source: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 40,
      description: 'Null: versions may go live here at once.',
      ...refusal('"source" is the name of an environment, or null.'),
    }),
    reason: textNamed('reason'),
  },
  { $id: 'SourceRequest', ...jsonObject },
);
