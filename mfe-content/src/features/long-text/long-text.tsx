import { SafeHtml, Skeleton } from '@shop/ui';
import { Band } from '../band/band';
import styles from './long-text.module.css';

interface LongTextProps {
  /** HTML from the shop; absent while it is loading, or when there is none. */
  readonly html: string | undefined;
  readonly loading: boolean;
}

/** A text to be read at length, such as a policy. */
export function LongText({ html, loading }: LongTextProps) {
  return (
    <Band>
      <div className={styles.text} aria-busy={loading}>
        {loading && <Skeleton height="24rem" />}
        {html && <SafeHtml html={html} />}
      </div>
    </Band>
  );
}
