import { Skeleton, VisuallyHidden } from '@shop/ui';
import { t } from '../messages';
import styles from './lines-placeholder.module.css';

const paragraphs = [
  ['100%', '96%', '98%', '61%'],
  ['97%', '100%', '94%', '99%', '38%'],
  ['100%', '95%', '72%'],
];

/** Placeholder lines of a text that is loading. */
export function LinesPlaceholder() {
  return (
    <div className={styles.lines} aria-busy="true">
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      {paragraphs.map((lines, at) => (
        <div key={at} className={styles.paragraph}>
          <Skeleton width="34%" height="1.5em" />
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
