import { refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { Restriction } from '../../platform/schemas/failure';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

export const RestrictionRequest = Type.Object(
  { reason: textNamed('reason') },
  { $id: 'RestrictionRequest', ...jsonObject },
);

export const DeprecationRequest = Type.Object(
  {
    reason: textNamed('reason'),
    until: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'When the deprecation ends, such as `2026-12-31T18:00+05:30`; never when absent.',
        ...refusal('"until" must be a time such as 2026-12-31T18:00+05:30.'),
      }),
    ),
  },
  { $id: 'DeprecationRequest', ...jsonObject },
);

export const Restricted = Type.Object(
  {
    restriction: ref(Restriction),
    liveIn: Type.Array(Type.String(), {
      description:
        'Environments in which shoppers get the version. They keep it until it is rolled back there.',
    }),
  },
  { $id: 'Restricted', description: 'The new restriction of a version.' },
);

export type DeprecationRequest = Static<typeof DeprecationRequest>;
