import { Button } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

const empty = '<!doctype html><html lang="en-IN"><head><title>Preview</title></head><body></body></html>';

const widths = { phone: 'On a phone', wide: 'Wide' } as const;

/** Links of the preview lead nowhere: the page of the office would go with them. */
function stay(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Gives the frame the styles of the page around it, which are the shop's; returns where its content goes. */
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
 * What a piece will look like, in a document of its own, so that its width is a phone's or a page's. No script runs in it: the
 * frame's sandbox does not allow any, and the page's policy goes for it as well.
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
        title="As the shop shows it"
        sandbox="allow-same-origin"
        srcDoc={empty}
        onLoad={(event) => setBody(prepare(event.currentTarget))}
      />
      {body && createPortal(children, body)}
    </section>
  );
}
