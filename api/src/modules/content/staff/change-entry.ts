import { dayInIndia } from '@shop/config/dates';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { usePicturesNamed } from '../../media';
import type { StaffActor } from '../../staff';
import {
  emptyFields,
  mayBeUnpublished,
  type ContentAction,
  type ContentFields,
  type ContentPlace,
} from '../kinds';
import { type ContentContext, readStanding, type Standing, stateOf } from './read-entry';
import { readDraft, readWhole } from './read-fields';
import { addVersion, findLatest, findVersion } from './repository';
import { readShown, removeShown, writeShown } from './shown-repository';

/** The version that a staff member saw, and their name. */
export interface Change {
  readonly place: ContentPlace;
  readonly version: number;
  readonly actor: StaffActor;
}

interface Step {
  readonly action: ContentAction;
  readonly fields: ContentFields;
  readonly restoredFrom?: number;
}

/** Throws an ApiError 409 that names the staff member who changed an entry last. */
export async function refuseOld(db: Executor, place: ContentPlace): Promise<never> {
  const latest = await findLatest(db, place);
  const who = latest?.author ?? 'Someone';
  throw new ApiError(409, `${who} changed this after you opened it. Nothing was saved.`, {
    extra: { version: latest?.version ?? 0 },
  });
}

/** Adds the next version and its entry in the log. Throws an ApiError 409 when another staff member changed it first. */
async function addStep(
  tx: DatabaseTransaction,
  { place, version, actor }: Change,
  { latest, shown }: Standing,
  step: Step,
  now: Date,
): Promise<void> {
  let last = version;
  // The original content can be restored too.
  if (!latest && shown) {
    last = 1;
    const original = {
      version: last,
      action: 'original',
      fields: shown.fields,
      author: null,
      at: now,
    } as const;
    if (!(await addVersion(tx, place, original))) await refuseOld(tx, place);
  }
  const next = { ...step, version: last + 1, author: actor.name, at: now };
  if (!(await addVersion(tx, place, next))) await refuseOld(tx, place);
  const { action, restoredFrom } = step;
  const detail = { ...place, version: next.version, ...(restoredFrom !== undefined && { restoredFrom }) };
  await actor.log(tx, `content-${action}`, detail, now);
}

/**
 * Changes an entry from the version that the staff member saw. Throws an ApiError: 404, 409 when another staff member changed it
 * first.
 */
async function change(
  { database }: ContentContext,
  asked: Change,
  work: (tx: DatabaseTransaction, standing: Standing) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const standing = await readStanding(tx, asked.place);
    if ((standing.latest?.version ?? 0) !== asked.version) await refuseOld(tx, asked.place);
    await work(tx, standing);
  });
}

// The database does not keep the order of keys in JSON.
const comparable = ({ slides, ...fields }: ContentFields) =>
  JSON.stringify([
    (Object.keys(emptyFields) as Exclude<keyof ContentFields, 'slides'>[]).map((field) => fields[field]),
    slides?.map(({ picture, caption, link }) => [picture, caption, link]) ?? [],
  ]);

const isSame = (one: ContentFields, other: ContentFields) => comparable(one) === comparable(other);

/** Creates an unpublished post. Throws an ApiError: 400 for a field, 409 for an address that is taken. */
export async function createPost(
  { database, clock }: ContentContext,
  slug: string,
  given: ContentFields,
  actor: StaffActor,
): Promise<void> {
  const place = { kind: 'post', slug } as const;
  await inTransaction(database, async (tx) => {
    const at = clock.now();
    const find = await usePicturesNamed(tx, given.pictures, at);
    const { fields } = readDraft({ kind: 'post', shown: undefined, find }, given);
    const shown = await readShown(tx, place);
    const first = { version: 1, action: 'saved', fields, author: actor.name, at } as const;
    if (shown || !(await addVersion(tx, place, first))) {
      throw new ApiError(409, `Another post already uses the URL “${slug}”.`, {
        extra: { field: 'slug' },
      });
    }
    await actor.log(tx, 'content-created', { ...place, title: fields.title }, at);
  });
}

/**
 * Saves a form as the draft; the shop does not change. Saving the same form again changes nothing. Throws an ApiError:
 * 400, 404, 409.
 */
export async function saveDraft(context: ContentContext, asked: Change, given: ContentFields): Promise<void> {
  const { database, clock } = context;
  const { place } = asked;
  const saved = await readStanding(database.db, place);
  const find = await usePicturesNamed(database.db, given.pictures, clock.now());
  const { fields } = readDraft({ kind: place.kind, shown: saved.shown, find }, given);
  if (isSame(saved.fields, fields)) return;
  await change(context, asked, (tx, standing) =>
    addStep(tx, asked, standing, { action: 'saved', fields }, clock.now()),
  );
}

/**
 * Publishes the latest draft immediately. Does nothing if it is already published. Throws an ApiError: 400 for a field that
 * is missing, 404, 409.
 */
export async function publish(context: ContentContext, asked: Change): Promise<void> {
  const { place } = asked;
  const now = context.clock.now();
  await change(context, asked, async (tx, standing) => {
    const { shown, latest, fields } = standing;
    if (stateOf(shown !== undefined, latest?.action) === 'published') return;
    const find = await usePicturesNamed(tx, fields.pictures, now);
    const entry = readWhole({ kind: place.kind, shown, find }, fields, dayInIndia(now));
    await addStep(tx, asked, standing, { action: 'published', fields: entry.fields }, now);
    await writeShown(tx, place, entry);
    await context.notifyShops(tx);
  });
}

/** Unpublishes an entry and keeps its texts. Throws an ApiError: 404, or 409 for a stale version or required content. */
export async function unpublish(context: ContentContext, asked: Change): Promise<void> {
  const { place } = asked;
  await change(context, asked, async (tx, standing) => {
    if (!mayBeUnpublished(place.kind))
      throw new ApiError(409, 'The shop requires this content, so it cannot be unpublished.');
    if (!standing.shown) throw new ApiError(409, 'This content is not published.');
    const { fields } = standing;
    await addStep(tx, asked, standing, { action: 'unpublished', fields }, context.clock.now());
    await removeShown(tx, place);
    await context.notifyShops(tx);
  });
}

/**
 * Makes an earlier version the draft; the published version remains until the draft is published. Throws an ApiError:
 * 404, 409.
 */
export async function restore(context: ContentContext, asked: Change, from: number): Promise<void> {
  const { place } = asked;
  await change(context, asked, async (tx, standing) => {
    const earlier = await findVersion(tx, place, from);
    if (!earlier) throw new ApiError(404, `Version ${from} does not exist.`);
    const { fields } = earlier;
    const step = { action: 'restored', fields, restoredFrom: from } as const;
    await addStep(tx, asked, standing, step, context.clock.now());
  });
}
