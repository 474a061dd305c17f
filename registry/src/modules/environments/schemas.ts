import { nullableText } from '@shop/server-kit';
import { refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { environmentNamed, jsonObject, textNamed } from '../../platform/schemas/shared';

export const Environment = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer({ description: 'Seq of the live release; 0 before the first.' }),
    source: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The environment in which versions must be live before this one.',
    }),
  },
  { $id: 'Environment', description: 'An environment: shops that follow one list of releases.' },
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
      description: 'Null if versions may go live directly.',
      ...refusal('"source" must be the name of an environment, or null.'),
    }),
    reason: textNamed('reason'),
  },
  { $id: 'SourceRequest', ...jsonObject },
);
