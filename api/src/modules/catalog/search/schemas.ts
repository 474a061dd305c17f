import { Type } from 'typebox';
import { ref } from '../../../platform/http/schemas';

const phrase = Type.String({ maxLength: 60 });
const moment = Type.String({ format: 'date-time' });
const phrases = Type.Array(phrase, { minItems: 1, maxItems: 30 });
const finds = Type.Unsafe<string[] | null>({
  anyOf: [Type.Array(phrase, { minItems: 1, maxItems: 30 }), { type: 'null' }],
  description: 'Phrases that the others also match, one way; null if all match each other.',
});

export const SearchSynonym = Type.Object(
  {
    id: Type.String(),
    phrases,
    finds,
    changedAt: moment,
    changedBy: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The staff member who changed it last; null for a default.',
    }),
  },
  { $id: 'SearchSynonym', description: 'Phrases that search treats as the same.' },
);

export const SearchMiss = Type.Object(
  {
    text: Type.String(),
    count: Type.Integer({ description: 'How often it was searched.' }),
    lastAt: moment,
  },
  { $id: 'SearchMiss', description: 'A text that shoppers searched for without a result.' },
);

export const SearchSettings = Type.Object(
  { synonyms: Type.Array(ref(SearchSynonym)), misses: Type.Array(ref(SearchMiss)) },
  { $id: 'SearchSettings' },
);

export const SynonymRequest = Type.Object({ phrases, finds }, { $id: 'SynonymRequest' });
