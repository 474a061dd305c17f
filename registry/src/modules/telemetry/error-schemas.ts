import { moment } from '@shop/packer/schemas';
import { Type } from 'typebox';

export const ErrorsOfRemote = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of its message and place; the same for all pages that report it.' }),
        version: Type.String(),
        message: Type.String({ description: 'Without e-mail addresses and long numbers.' }),
        stack: Type.String({ description: 'As the browser wrote it, up to 1,500 characters; may be empty.' }),
        count: Type.Integer({ description: 'Pages that reported it.' }),
        firstSeen: moment,
        lastSeen: moment,
      }),
      { description: 'The latest first, at most 50.' },
    ),
  },
  { $id: 'ErrorsOfRemote', description: 'What the versions of a remote threw in shoppers’ browsers.' },
);
