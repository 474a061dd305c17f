import { Type } from 'typebox';
import { nullableText, ref } from '../../../platform/http/schemas';
import { Photo } from '../../media';
import { kindField, stateField } from './read-entry';

const moment = Type.String({ format: 'date-time' });

export const StaffContentKind = Type.Union(kindField.anyOf, { $id: 'StaffContentKind' });

export const StaffContentState = Type.Union(stateField.anyOf, {
  $id: 'StaffContentState',
  description: '`draft`: the shop does not show it. `changed`: the shop shows an earlier version.',
});

const listed = {
  kind: ref(StaffContentKind),
  slug: Type.String({ description: 'Its name within the kind; of a post, its address in the shop.' }),
  title: Type.String(),
  state: ref(StaffContentState),
  version: Type.Integer({
    description:
      'Grows with each change; a change contains the version that it was made from. 0 before the first.',
  }),
};

export const StaffContentItem = Type.Object(
  {
    ...listed,
    changedBy: nullableText,
    changedAt: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null for what no staff member has changed.',
    }),
  },
  { $id: 'StaffContentItem', description: 'A content entry in the list of staff.' },
);

export const StaffContentList = Type.Object(
  {
    items: Type.Array(ref(StaffContentItem)),
    total: Type.Integer({ description: 'Entries on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffContentList' },
);

const fields = {
  title: Type.String({ maxLength: 200 }),
  author: Type.String({ maxLength: 60, description: 'Who is named as its author; empty for nobody.' }),
  day: Type.String({ maxLength: 10, description: 'Of publication, YYYY-MM-DD in India.' }),
  pictures: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
    maxItems: 20,
    description: 'Ids of pictures of the shop, the first one first.',
  }),
  text: Type.String({ maxLength: 100_000, description: 'HTML; what a shop must not show is taken out.' }),
  lines: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 12, description: 'One line of HTML each.' }),
};

export const StaffContentFields = Type.Object(fields, {
  $id: 'StaffContentFields',
  description: 'A kind uses some of them; the others are empty.',
});

const photo = Type.Object({ name: Type.String(), photo: ref(Photo) });

export const StaffContentStep = Type.Object(
  {
    version: Type.Integer(),
    action: Type.Union([
      Type.Literal('original'),
      Type.Literal('saved'),
      Type.Literal('published'),
      Type.Literal('unpublished'),
      Type.Literal('restored'),
    ]),
    restoredFrom: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    author: nullableText,
    at: moment,
  },
  { $id: 'StaffContentStep', description: 'What was done with an entry, and which version that made.' },
);

export const StaffContent = Type.Object(
  {
    ...listed,
    fields: ref(StaffContentFields),
    photos: Type.Array(photo, { description: 'The pictures of the fields.' }),
    mayBeUnpublished: Type.Boolean({ description: 'Whether the shop shows it and can do without it.' }),
    history: Type.Array(ref(StaffContentStep), { description: 'The latest ones first.' }),
  },
  { $id: 'StaffContent', description: 'A content entry as it was written last.' },
);

export const ContentPreview = Type.Object(
  { fields: ref(StaffContentFields), photos: Type.Array(photo) },
  { $id: 'ContentPreview', description: 'Fields as they would be stored.' },
);

const version = Type.Integer({ description: 'Of the entry as it was opened.' });

export const ContentPreviewRequest = Type.Object(
  { kind: kindField, slug: Type.String({ maxLength: 120 }), fields: Type.Object(fields) },
  { $id: 'ContentPreviewRequest' },
);

export const NewPostRequest = Type.Object(
  {
    slug: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'Its address in the shop; it never changes.',
    }),
    fields: Type.Object(fields),
  },
  { $id: 'NewPostRequest' },
);

export const ContentSaveRequest = Type.Object(
  { version, fields: Type.Object(fields) },
  { $id: 'ContentSaveRequest' },
);

export const ContentVersionRequest = Type.Object({ version }, { $id: 'ContentVersionRequest' });

export const ContentRestoreRequest = Type.Object(
  { version, from: Type.Integer({ minimum: 1, description: 'The version that becomes the draft.' }) },
  { $id: 'ContentRestoreRequest' },
);
