import { moment } from '@shop/protocol/schemas';
import { nullableText } from '@shop/server-kit';
import { Type } from 'typebox';

export const Problem = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    subject: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The package, path or slot that it is about; null when it is about the version as such.',
    }),
    message: Type.String(),
  },
  { $id: 'Problem', description: 'Why a set of versions cannot be live together.' },
);

export const RolledBack = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    actor: Type.String({ description: 'Who took it back; `automatic` for the watch.' }),
    reason: Type.String(),
    at: moment,
  },
  {
    $id: 'RolledBack',
    description:
      'A version that was taken back from shoppers: it is no way back, and comes back only when somebody says so.',
  },
);

export const Freeze = Type.Object(
  { by: Type.String(), reason: Type.String(), at: moment },
  { $id: 'Freeze', description: 'Why nothing new may go live, and since when.' },
);
