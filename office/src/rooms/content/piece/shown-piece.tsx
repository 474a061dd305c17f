import articleStyles from '@shop/tokens/article-text.module.css';
import longStyles from '@shop/tokens/long-text.module.css';
import { SafeHtml } from '@shop/ui';
import type { ContentPreview } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import type { Kind } from '../kinds';
import styles from './shown-piece.module.css';

interface ShownPieceProps extends ContentPreview {
  readonly kind: Kind;
  readonly title: string;
}

function Pictures({ photos }: Pick<ShownPieceProps, 'photos'>) {
  return (
    <ul className={styles.pictures}>
      {photos.map(({ name, photo }) => (
        <li key={name}>
          <img src={photo.secure_url} alt="" className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}

function Post({ fields, photos }: Pick<ShownPieceProps, 'fields' | 'photos'>) {
  const [main] = photos;
  return (
    <article>
      {main && <img src={main.photo.secure_url} alt="" className={styles.photo} />}
      <p className={styles.dateline}>
        {fields.day && <span>{formatDay(`${fields.day}T00:00:00+05:30`)}</span>}
        {fields.author && <span>{`By ${fields.author}`}</span>}
      </p>
      <h1>{fields.title}</h1>
      <SafeHtml html={fields.text} className={articleStyles.text} />
    </article>
  );
}

/** A piece in the styles in which the shop shows it. */
export function ShownPiece({ kind, title, fields, photos }: ShownPieceProps) {
  if (kind === 'announcement') {
    return (
      <ul className={styles.strip}>
        {fields.lines.map((line, index) => (
          <li key={index}>
            <SafeHtml html={line} className={styles.line} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <main className={styles.page}>
      {kind === 'post' && <Post fields={fields} photos={photos} />}
      {(kind === 'hero' || kind === 'banner') && <Pictures photos={photos} />}
      {(kind === 'policy' || kind === 'faq') && (
        <>
          <h1>{title}</h1>
          <div className={longStyles.columns}>
            <SafeHtml html={fields.text} className={longStyles.text} />
          </div>
        </>
      )}
    </main>
  );
}
