import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { findPicturesNamed, toPhoto } from '../../media';
import { actorOf } from '../../staff';
import { type ContentContext, kindField, listEntries, readEntry, stateField, toWire } from './read-entry';
import { createPost, publish, restore, saveDraft, unpublish } from './change-entry';
import { movePost } from './move-post';
import { readDraft } from './read-fields';
import {
  ContentMoveRequest,
  ContentPreview,
  ContentPreviewRequest,
  ContentRestoreRequest,
  ContentSaveRequest,
  ContentVersionRequest,
  StaffContent,
  StaffContentList,
  NewPostRequest,
} from './schemas';
import { pictureName, readShown } from './shown-repository';

const tags = ['staff'];

/** Allows long texts with three bytes per character. */
const FORM_LIMIT = 1024 * 1024;

const params = Type.Object({ kind: kindField, slug: Type.String({ minLength: 1, maxLength: 120 }) });

const ListQuery = Type.Object({
  kind: Type.Optional(kindField),
  state: Type.Optional(stateField),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Parts of the title or the slug.' })),
  ...paging,
});

/** Routes that change the shop's texts and pictures. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffContentRoutes(app: TypedApp, context: ContentContext): void {
  const { db } = context.database;
  const response = { 200: dataOf(ref(StaffContent)), ...failures };
  const read = async (place: Parameters<typeof readEntry>[1]) => ({ data: await readEntry(db, place) });

  app.get(
    '/content',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Posts, policies, the FAQ, announcements and images of the home page',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffContentList)), ...failures },
      },
    },
    async ({ query: { page, pageSize, ...filter } }) => {
      const { shown, range } = pageOf({ page, pageSize });
      const all = await listEntries(db, filter);
      const items = all.slice(range.offset, range.offset + range.limit);
      return { data: { items, total: all.length, ...shown } };
    },
  );

  app.get(
    '/content/:kind/:slug',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'The latest version of an entry, with its history', params, response },
    },
    (request) => read(request.params),
  );

  app.post(
    '/content/preview',
    {
      config: { right: 'keep' },
      bodyLimit: FORM_LIMIT,
      schema: {
        tags,
        summary: 'Returns fields as they would be stored, without storing them',
        body: ContentPreviewRequest,
        response: { 200: ref(ContentPreview), ...failures },
      },
    },
    async ({ body: { kind, slug, fields: given } }) => {
      const shown = await readShown(db, { kind, slug });
      const find = await findPicturesNamed(db, given.pictures);
      const { fields, photos } = readDraft({ kind, shown, find }, given);
      return {
        fields: toWire(fields),
        photos: photos.map((photo) => ({ name: pictureName(photo), photo: toPhoto(photo) })),
      };
    },
  );

  app.post(
    '/content',
    {
      config: { right: 'keep' },
      bodyLimit: FORM_LIMIT,
      schema: { tags, summary: 'Creates a post as a draft', body: NewPostRequest, response },
    },
    async (request) => {
      const { slug, fields } = request.body;
      await createPost(context, slug, fields, actorOf(request));
      return read({ kind: 'post', slug });
    },
  );

  app.post(
    '/content/:kind/:slug',
    {
      config: { right: 'keep' },
      bodyLimit: FORM_LIMIT,
      schema: {
        tags,
        summary: 'Saves a draft; 409 when someone else has changed the entry',
        params,
        body: ContentSaveRequest,
        response,
      },
    },
    async (request) => {
      const { params: place, body } = request;
      await saveDraft(context, { place, version: body.version, actor: actorOf(request) }, body.fields);
      return read(place);
    },
  );

  app.post(
    '/content/:kind/:slug/publish',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Publishes the latest draft',
        params,
        body: ContentVersionRequest,
        response,
      },
    },
    async (request) => {
      const { params: place, body } = request;
      await publish(context, { place, version: body.version, actor: actorOf(request) });
      return read(place);
    },
  );

  app.post(
    '/content/:kind/:slug/unpublish',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Unpublishes a post or the announcements',
        params,
        body: ContentVersionRequest,
        response,
      },
    },
    async (request) => {
      const { params: place, body } = request;
      await unpublish(context, { place, version: body.version, actor: actorOf(request) });
      return read(place);
    },
  );

  app.post(
    '/content/:kind/:slug/address',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes the address of a post; the old one redirects to it',
        params,
        body: ContentMoveRequest,
        response,
      },
    },
    async (request) => {
      const { params: place, body } = request;
      await movePost(context, { place, version: body.version, actor: actorOf(request) }, body.slug);
      return read({ ...place, slug: body.slug });
    },
  );

  app.post(
    '/content/:kind/:slug/restore',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Makes an earlier version the draft',
        params,
        body: ContentRestoreRequest,
        response,
      },
    },
    async (request) => {
      const { params: place, body } = request;
      const asked = { place, version: body.version, actor: actorOf(request) };
      await restore(context, asked, body.from);
      return read(place);
    },
  );
}
