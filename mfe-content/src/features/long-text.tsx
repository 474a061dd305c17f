import styles from '@shop/tokens/long-text.module.css';
import { classNames, SafeHtml } from '@shop/ui';
import { useMemo } from 'react';
import { Band } from './band';
import { anchored } from './long-text/anchored';
import { Contents } from './long-text/contents';
import { LinesPlaceholder } from './lines-placeholder';

interface LongTextProps {
  /** HTML from the shop; absent while it is loading. */
  readonly html: string | undefined;
  /** Of the text itself. */
  readonly className?: string;
}

/** With fewer sections a table of contents is not needed. */
const minSections = 4;

/** A text to be read at length, such as a policy: in lines of some 68 characters, with its contents beside it. */
export function LongText({ html, className }: LongTextProps) {
  const text = useMemo(() => anchored(html ?? ''), [html]);
  if (html === undefined) {
    return (
      <Band width="reading">
        <LinesPlaceholder />
      </Band>
    );
  }
  return (
    <Band width="reading">
      <div className={styles.columns}>
        {text.sections.length >= minSections && <Contents sections={text.sections} />}
        <SafeHtml html={text.html} className={classNames(styles.text, className)} />
      </div>
    </Band>
  );
}
