import articleStyles from '@shop/tokens/article-text.module.css';
import longTextStyles from '@shop/tokens/long-text.module.css';
import { Button, SafeHtml } from '@shop/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentPreview } from '../../../api/types';
import { formatDay } from '../../../parts/text';
import type { Kind } from '../kinds';
import styles from './preview.module.css';

const empty = '<!doctype html><html lang="en-IN"><head><title>Preview</title></head><body></body></html>';

const widths = { phone: 'Phone', wide: 'Desktop' } as const;

/** Disables the preview's links, which would leave the page. */
function stay(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Copies the page's styles, which are the shop's, into the frame; returns the element for its content. */
function prepare(frame: HTMLIFrameElement): HTMLElement | null {
  const inside = frame.contentDocument;
  if (!inside) return null;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    inside.head.append(inside.importNode(sheet, true));
  }
  inside.body.addEventListener('click', stay, true);
  return inside.body;
}

/**
 * The preview of an entry, in a separate document so that it can have the width of a phone or a desktop page. The frame's sandbox
 * and the page's content security policy allow no scripts in it.
 */
export function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<keyof typeof widths>('wide');
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <h2>Preview</h2>
        {(['wide', 'phone'] as const).map((name) => (
          <Button
            key={name}
            variant={width === name ? 'secondary' : 'quiet'}
            aria-pressed={width === name}
            onClick={() => setWidth(name)}
          >
            {widths[name]}
          </Button>
        ))}
      </div>
      <iframe
        className={styles.frame}
        data-width={width}
        title="Preview"
        sandbox="allow-same-origin"
        srcDoc={empty}
        onLoad={(event) => setBody(prepare(event.currentTarget))}
      />
      {body && createPortal(children, body)}
    </section>
  );
}

interface ShownEntryProps extends ContentPreview {
  readonly kind: Kind;
  readonly title: string;
}

function Pictures({ photos, fields: { slides } }: Pick<ShownEntryProps, 'photos' | 'fields'>) {
  return (
    <ul className={styles.pictures}>
      {photos.map(({ name, photo }, index) => {
        const { caption = '', link = '' } = slides?.[index] ?? {};
        return (
          <li key={name}>
            <img src={photo.secure_url} alt="" className={styles.picture} />
            {caption && <p>{caption}</p>}
            {link && <p>{`Links to ${link}`}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Post({ fields, photos }: Pick<ShownEntryProps, 'fields' | 'photos'>) {
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

/** An entry in the shop's styles. */
export function ShownEntry({ kind, title, fields, photos }: ShownEntryProps) {
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
      {(kind === 'hero' || kind === 'banner' || kind === 'carousel') && (
        <Pictures photos={photos} fields={fields} />
      )}
      {(kind === 'policy' || kind === 'faq') && (
        <>
          <h1>{title}</h1>
          <div className={longTextStyles.columns}>
            <SafeHtml html={fields.text} className={longTextStyles.text} />
          </div>
        </>
      )}
    </main>
  );
}
