import { Button, classNames } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OnNavigation } from '../state/on-navigation';
import styles from './part-failed.module.css';

interface Props {
  readonly name: string;
  readonly floating: boolean;
  readonly links: ReactNode;
  readonly onRetry: () => void;
}

/** In place of a part of the frame that threw, or over the page where that part has no place. The next page tries it again. */
export function PartFailed({ name, floating, links, onRetry }: Props) {
  const { pathname, search } = useLocation();
  const tryAgain = () => {
    // The button is about to go, and what comes back may be anywhere on the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={classNames(styles.failed, floating && styles.floating)} role="alert">
      <OnNavigation run={onRetry} />
      <p className={styles.text}>{`${name} stopped working. Everything else is open.`}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={tryAgain}>
          Try again
        </Button>
        <a href={pathname + search}>Reload the page</a>
        <span className={styles.actions}>{links}</span>
      </div>
    </div>
  );
}
