import { moment, RemoteOrigin } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

export const ApprovedOrigin = Type.Object(
  {
    remote: Type.String(),
    origin: RemoteOrigin,
    approvedBy: Type.String(),
    approvedAt: moment,
    reason: Type.String(),
  },
  { $id: 'ApprovedOrigin', description: 'An origin besides the shop’s that versions of a remote may use.' },
);

export const RemoteOrigins = Type.Object(
  {
    approved: Type.Array(ref(ApprovedOrigin)),
    declared: Type.Array(
      Type.Object({
        origin: Type.String(),
        versions: Type.Array(Type.String(), { description: 'Versions that declare it, newest first.' }),
      }),
      { description: 'Declared by published versions, whether approved or not.' },
    ),
  },
  { $id: 'RemoteOrigins', description: 'The origins of a remote: declared by its versions, and approved.' },
);

export const OriginRequest = Type.Object(
  { origin: RemoteOrigin, reason: textNamed('reason') },
  { $id: 'OriginRequest', ...jsonObject },
);
export type OriginRequest = Static<typeof OriginRequest>;
