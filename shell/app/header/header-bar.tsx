import { classNames, motifs } from '@shop/ui';
import type { ReactNode, Ref } from 'react';
import styles from './header.module.css';
import { useScrolled } from './use-scrolled';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The header's background, which gains a shadow once the page is scrolled; its content is not rendered again for that. */
export function HeaderBar({ ref, children }: Props) {
  const scrolled = useScrolled();
  return (
    <header ref={ref} className={classNames(styles.header, scrolled && styles.scrolled)}>
      <div className={styles.bar}>{children}</div>
      <div className={motifs.airmail} aria-hidden="true" />
    </header>
  );
}
