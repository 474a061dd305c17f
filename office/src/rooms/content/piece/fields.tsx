import { TextAreaField, TextField } from '@shop/ui';
import type { ContentPiece } from '../../../api/types';
import { PicturesField } from '../../../parts/photos/pictures-field';
import type { Kind } from '../kinds';
import styles from './piece.module.css';

interface PieceFieldsProps {
  readonly kind: Kind;
  /** Undefined for a new post. */
  readonly piece: Pick<ContentPiece, 'fields' | 'photos'> | undefined;
}

const markup =
  'HTML: p, h2, h3, ul, ol, li, blockquote, figure, table, a, strong, em. What a shop must not show is taken out.';

function Text({ piece }: Pick<PieceFieldsProps, 'piece'>) {
  return (
    <TextAreaField
      label="Text"
      name="text"
      hint={markup}
      rows={18}
      maxLength={100_000}
      defaultValue={piece?.fields.text}
      className={styles.text}
    />
  );
}

function Pictures({ piece, most }: Pick<PieceFieldsProps, 'piece'> & { readonly most: number }) {
  return (
    <PicturesField
      legend={most === 1 ? 'Picture' : 'Pictures'}
      name="pictures"
      noun="picture"
      pictures={piece?.photos ?? []}
      most={most}
      empty="There is no picture yet."
    />
  );
}

/** The fields that a kind of content has. */
export function PieceFields({ kind, piece }: PieceFieldsProps) {
  if (kind === 'policy' || kind === 'faq') return <Text piece={piece} />;
  if (kind === 'hero') return <Pictures piece={piece} most={8} />;
  if (kind === 'banner') return <Pictures piece={piece} most={1} />;
  if (kind === 'announcement') {
    return (
      <TextAreaField
        label="Announcements"
        name="lines"
        hint="One on each line, twelve at most; strong, em and links are shown"
        rows={8}
        maxLength={6000}
        defaultValue={piece?.fields.lines.join('\n')}
        className={styles.text}
      />
    );
  }
  return (
    <>
      <TextField label="Title" name="title" required maxLength={200} defaultValue={piece?.fields.title} />
      <div className={styles.grid}>
        <TextField label="Day" name="day" type="date" defaultValue={piece?.fields.day} />
        <TextField
          label="Author"
          name="author"
          hint="Named in the shop; may be empty"
          maxLength={60}
          defaultValue={piece?.fields.author}
          autoComplete="off"
        />
      </div>
      <Pictures piece={piece} most={1} />
      <Text piece={piece} />
    </>
  );
}
