import { classNames } from '@shop/ui';
import styles from './tag.module.css';

export type Tone = 'plain' | 'waiting' | 'good' | 'odd';

/** A state in a word or two, on paper of its own colour. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
