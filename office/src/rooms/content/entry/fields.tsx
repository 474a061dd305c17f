import { TextAreaField, TextField } from '@shop/ui';
import type { ContentFields, ContentEntry } from '../../../api/types';
import { fieldsOf } from '../../../parts/form';
import { PicturesField } from '../../../parts/photos/pictures-field';
import { RichTextField } from '../../../parts/rich-text/rich-text-field';
import type { Kind } from '../kinds';
import styles from './entry.module.css';
import { readSlides, SlidesField } from './slides-field';

interface EntryFieldsProps {
  readonly kind: Kind;
  /** Undefined for a new post. */
  readonly entry: Pick<ContentEntry, 'fields' | 'photos'> | undefined;
}

function Text({ entry }: Pick<EntryFieldsProps, 'entry'>) {
  return (
    <RichTextField label="Text" name="text" rows={18} maxLength={100_000} defaultValue={entry?.fields.text} />
  );
}

function Pictures({ entry, max }: Pick<EntryFieldsProps, 'entry'> & { readonly max: number }) {
  return (
    <PicturesField
      legend={max === 1 ? 'Image' : 'Images'}
      name="pictures"
      noun="image"
      pictures={entry?.photos ?? []}
      max={max}
      empty="No images yet."
    />
  );
}

/** The fields that a kind of content has. */
export function EntryFields({ kind, entry }: EntryFieldsProps) {
  if (kind === 'policy' || kind === 'faq') return <Text entry={entry} />;
  if (kind === 'hero' || kind === 'carousel') return <SlidesField kind={kind} entry={entry} />;
  if (kind === 'banner') return <Pictures entry={entry} max={1} />;
  if (kind === 'announcement') {
    return (
      <TextAreaField
        label="Announcements"
        name="lines"
        hint="One per line, up to 12; strong, em and links are allowed"
        rows={8}
        maxLength={6000}
        defaultValue={entry?.fields.lines.join('\n')}
        className={styles.text}
      />
    );
  }
  return (
    <>
      <TextField label="Title" name="title" required maxLength={200} defaultValue={entry?.fields.title} />
      <div className={styles.grid}>
        <TextField label="Date" name="day" type="date" defaultValue={entry?.fields.day} />
        <TextField
          label="Author"
          name="author"
          hint="Shown in the shop; optional"
          maxLength={60}
          defaultValue={entry?.fields.author}
          autoComplete="off"
        />
      </div>
      <Pictures entry={entry} max={1} />
      <Text entry={entry} />
    </>
  );
}

/** The values of an entry's form; fields that its kind does not have are empty. */
export function readEntryForm(form: HTMLFormElement): ContentFields {
  const texts = fieldsOf(form, 'title', 'author', 'day', 'pictures', 'text', 'lines', 'slides');
  return {
    title: texts.title,
    author: texts.author,
    day: texts.day,
    pictures: texts.pictures ? (JSON.parse(texts.pictures) as string[]) : [],
    text: texts.text,
    lines: texts.lines.split('\n').filter((line) => line.trim() !== ''),
    ...(texts.slides && readSlides(texts.slides)),
  };
}
