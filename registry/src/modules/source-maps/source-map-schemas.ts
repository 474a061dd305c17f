import { nullableText } from '@shop/http';
import { moment } from '@shop/packer/schemas';
import { Type } from 'typebox';

export const SourceMapsStored = Type.Object(
  { added: Type.Integer({ description: 'Source maps that were not there before.' }) },
  { $id: 'SourceMapsStored', description: 'What became of source maps.' },
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
