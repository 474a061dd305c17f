import { nullableText, ref } from '@shop/server-kit';
import { byName, moment } from '@shop/protocol/schemas';
import { Type } from 'typebox';

export const StaffPass = Type.Object(
  {
    path: Type.String({ description: 'To open at the shop, in the browser that is to be one of staff.' }),
    until: moment,
  },
  { $id: 'StaffPass', description: 'A link that makes a browser one of staff, for a month.' },
);

const kinds = ['live', 'canary', 'preview'] as const;

export const StaffChoice = Type.Object(
  { version: Type.String(), kind: Type.Enum([...kinds]) },
  { $id: 'StaffChoice', description: 'A version of a remote that a browser of staff may choose.' },
);

export const StaffRemote = Type.Object(
  {
    version: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'What this browser has; null where it does not have the remote.',
    }),
    kind: Type.Unsafe<(typeof kinds)[number] | null>({
      type: ['string', 'null'],
      enum: [...kinds, null],
      description: 'What that version is to everybody.',
    }),
    why: Type.String({ description: 'Why this browser has it, as a sentence.' }),
    chosen: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'What was chosen by hand in this browser; null for none.',
    }),
    otherwise: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'What this browser has when nothing is chosen; null where it does not have the remote then.',
    }),
    choices: Type.Array(ref(StaffChoice), {
      description:
        'What `?preview=<remote>@<version>` may ask for here; empty while the remote is switched off.',
    }),
  },
  { $id: 'StaffRemote', description: 'A remote as one browser of staff has it.' },
);

export const StaffVersions = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer({ description: 'The release of now; an open page may be of one before.' }),
    until: moment,
    remotes: byName(ref(StaffRemote)),
  },
  {
    $id: 'StaffVersions',
    description: 'Which versions a browser of staff has, why, and which it may choose.',
  },
);
