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
      'Incremented with each change; send it with a change to detect conflicts. 0 before the first change.',
  }),
};

export const StaffContentItem = Type.Object(
  {
    ...listed,
    changedBy: nullableText,
    changedAt: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null when no staff member has changed it.',
    }),
  },
  { $id: 'StaffContentItem', description: "A content entry in the staff's list." },
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
  author: Type.String({ maxLength: 60, description: 'Name of the author; may be empty.' }),
  day: Type.String({ maxLength: 10, description: 'Publication date, YYYY-MM-DD in India.' }),
  pictures: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
    maxItems: 20,
    description: 'IDs of images of the shop, in order.',
  }),
  text: Type.String({ maxLength: 100_000, description: 'HTML; unsafe markup is removed.' }),
  lines: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 12, description: 'One line of HTML each.' }),
  slides: Type.Optional(
    Type.Array(
      Type.Object({
        picture: Type.String({ maxLength: 500, description: 'Its name in `pictures`.' }),
        caption: Type.String({
          maxLength: 200,
          description: 'Alternative text of a hero image; title in the category carousel.',
        }),
        link: Type.String({ maxLength: 400, description: 'Path of a page; empty without a link.' }),
      }),
      { maxItems: 20, description: 'The texts of the images of a slider. Missing ones do not change.' },
    ),
  ),
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
  { $id: 'StaffContentStep', description: 'An action on an entry, with the version that it created.' },
);

export const StaffContent = Type.Object(
  {
    ...listed,
    fields: ref(StaffContentFields),
    photos: Type.Array(photo, { description: 'The images of the fields.' }),
    mayBeUnpublished: Type.Boolean({ description: 'Whether it is published and optional.' }),
    history: Type.Array(ref(StaffContentStep), { description: 'The latest ones first.' }),
  },
  { $id: 'StaffContent', description: 'The latest version of a content entry.' },
);

export const ContentPreview = Type.Object(
  { fields: ref(StaffContentFields), photos: Type.Array(photo) },
  { $id: 'ContentPreview', description: 'Fields as they would be stored.' },
);

const version = Type.Integer({ description: 'Version of the entry when it was opened.' });

export const ContentPreviewRequest = Type.Object(
  { kind: kindField, slug: Type.String({ maxLength: 120 }), fields: Type.Object(fields) },
  { $id: 'ContentPreviewRequest' },
);

const slug = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'The last part of its address in the shop.',
});

export const NewPostRequest = Type.Object({ slug, fields: Type.Object(fields) }, { $id: 'NewPostRequest' });

export const ContentMoveRequest = Type.Object({ version, slug }, { $id: 'ContentMoveRequest' });

export const ContentSaveRequest = Type.Object(
  { version, fields: Type.Object(fields) },
  { $id: 'ContentSaveRequest' },
);

export const ContentVersionRequest = Type.Object({ version }, { $id: 'ContentVersionRequest' });

export const ContentRestoreRequest = Type.Object(
  { version, from: Type.Integer({ minimum: 1, description: 'The version that becomes the draft.' }) },
  { $id: 'ContentRestoreRequest' },
);
