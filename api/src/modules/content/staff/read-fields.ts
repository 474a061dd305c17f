import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import { sanitizeForStorage } from '../../../platform/html/sanitize';
import type { FindPicture, StoredPhoto } from '../../media';
import { emptyFields, type ContentFields, type ContentKind } from '../kinds';
import { readSlides, slideFaults } from './read-slides';
import { pictureName, type ShownEntry } from './shown-repository';

/** A field and its error, as a sentence. */
export interface FieldFault {
  readonly field: keyof ContentFields;
  readonly message: string;
}

interface Rules {
  readonly uses: readonly (keyof ContentFields)[];
  /** Maximum number of pictures. */
  readonly maxPictures?: number;
}

const rules: Readonly<Record<ContentKind, Rules>> = {
  post: { uses: ['title', 'author', 'day', 'pictures', 'text'], maxPictures: 1 },
  policy: { uses: ['text'] },
  faq: { uses: ['text'] },
  announcement: { uses: ['lines'] },
  hero: { uses: ['pictures', 'slides'], maxPictures: 8 },
  banner: { uses: ['pictures'], maxPictures: 1 },
  carousel: { uses: ['pictures', 'slides'], maxPictures: 20 },
};

const single = (text: string) => cleanText(text).replace(/\s+/g, ' ');

/** A line with inline markup; block elements and the surrounding paragraph are removed. */
const lineOf = (text: string) =>
  sanitizeForStorage(single(text))
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|li|br|hr|figure|table)\b[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Cleans and sanitises fields for storage; fields that the kind does not use are empty. */
function clean(kind: ContentKind, given: ContentFields, shown: ContentFields | undefined): ContentFields {
  const { uses } = rules[kind];
  const all: ContentFields = {
    title: single(given.title),
    author: single(given.author),
    day: given.day.trim(),
    pictures: given.pictures.map((name) => name.trim()),
    text: sanitizeForStorage(cleanText(given.text)),
    lines: given.lines.map(lineOf).filter(Boolean),
    slides: readSlides(given, shown?.slides),
  };
  const used = Object.fromEntries(uses.map((field) => [field, all[field]])) as Partial<ContentFields>;
  return { ...emptyFields, ...(kind === 'policy' && { title: shown?.title ?? '' }), ...used };
}

/** True for a valid date. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && moment.toISOString().startsWith(text);
}

const isDayOrNone = (text: string) => {
  try {
    return text === '' || isDay(text);
  } catch {
    return false;
  }
};

/** Errors that even a draft must not contain. */
function faultsOf(kind: ContentKind, fields: ContentFields, unknown: readonly string[]): FieldFault[] {
  const { maxPictures = 0 } = rules[kind];
  const faults: FieldFault[] = [];
  const fault = (field: FieldFault['field'], message: string) => faults.push({ field, message });
  if (kind === 'post' && !fields.title) fault('title', 'Write a title.');
  if (!isDayOrNone(fields.day)) fault('day', 'The day must be a date such as 2026-11-26.');
  if (unknown.length > 0) fault('pictures', `The shop has no image “${unknown.join('”, “')}”.`);
  if (new Set(fields.pictures).size < fields.pictures.length) fault('pictures', 'An image is used twice.');
  faults.push(...slideFaults(kind, fields));
  if (fields.pictures.length > maxPictures) {
    fault('pictures', `There can be at most ${maxPictures} ${maxPictures === 1 ? 'image' : 'images'}.`);
  }
  return faults;
}

/** Fields that are required for publication. */
function missingIn(kind: ContentKind, fields: ContentFields, today: string): FieldFault[] {
  const { uses } = rules[kind];
  const missing: FieldFault[] = [];
  const fault = (field: FieldFault['field'], message: string) => missing.push({ field, message });
  if (uses.includes('day')) {
    if (fields.day === '') fault('day', 'Choose the day of the post.');
    else if (fields.day > today) fault('day', 'The day of the post is in the future.');
  }
  if (uses.includes('pictures') && fields.pictures.length === 0) fault('pictures', 'Choose an image.');
  if (kind === 'carousel' && fields.slides?.some(({ caption }) => caption === ''))
    fault('slides', 'Enter a title for each image.');
  if (uses.includes('text') && fields.text === '') fault('text', 'Write the text.');
  if (uses.includes('lines') && fields.lines.length === 0) fault('lines', 'Write at least one line.');
  return missing;
}

/** Rejects fields with a sentence for each invalid one. */
function refuse(faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  const message = faults.map((fault) => fault.message).join(' ');
  throw new ApiError(400, message, { extra: { faults } });
}

/** Data that a form is validated against. */
export interface Readings {
  readonly kind: ContentKind;
  /** The published content, whose external pictures are allowed. */
  readonly shown: ShownEntry | undefined;
  /** Pictures of the shop and uploaded ones. */
  readonly find: FindPicture;
}

const shownBefore = (name: string, shown: readonly StoredPhoto[] = []) =>
  shown.find((photo) => pictureName(photo) === name);

/** Reads a form as a draft. Throws an ApiError 400 with a sentence for each field. */
export function readDraft({ kind, shown, find }: Readings, given: ContentFields): ShownEntry {
  const fields = clean(kind, given, shown?.fields);
  const found = fields.pictures.map((name) => ({
    name,
    photo: find(name) ?? shownBefore(name, shown?.photos),
  }));
  const unknown = found.filter(({ photo }) => !photo).map(({ name }) => name);
  refuse(faultsOf(kind, fields, unknown));
  return { fields, photos: found.flatMap(({ photo }) => photo ?? []) };
}

/** Reads a form for publication on `today`. Throws an ApiError 400 with a sentence for each field. */
export function readWhole(readings: Readings, given: ContentFields, today: string): ShownEntry {
  const entry = readDraft(readings, given);
  refuse(missingIn(readings.kind, entry.fields, today));
  return entry;
}
