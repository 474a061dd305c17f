import { Type } from 'typebox';

export const SourceMapsStored = Type.Object(
  { added: Type.Integer({ description: 'Source maps that were not there before.' }) },
  { $id: 'SourceMapsStored', description: 'What became of source maps.' },
);
