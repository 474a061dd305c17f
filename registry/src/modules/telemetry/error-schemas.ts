import { nullableText } from '@shop/server-kit';
import { moment } from '@shop/protocol/schemas';
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

const Frame = Type.Object({
  text: Type.String({ description: 'The line as the browser wrote it.' }),
  name: Type.Unsafe<string | null>({ ...nullableText, description: 'The function, where it is known.' }),
  source: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'Path of the source; null without a source map.',
  }),
  line: Type.Integer({ description: 'In the source, from 1; 0 without a source map.' }),
  column: Type.Integer({ description: 'In the source, from 1; 0 without a source map.' }),
  around: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() }), {
    description: 'The lines around it; none where the map has no sources.',
  }),
});

export const ErrorWithSources = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    message: Type.String(),
    stack: Type.String({ description: 'As the browser wrote it.' }),
    count: Type.Integer({ description: 'Pages that reported it.' }),
    firstSeen: moment,
    lastSeen: moment,
    frames: Type.Array(Frame, { description: 'The lines of the stack that name a place in a script.' }),
  },
  { $id: 'ErrorWithSources', description: 'An error, with its stack mapped to the sources.' },
);
