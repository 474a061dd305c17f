import { limits } from '@shop/config';
import { Badge } from '@shop/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './header-actions.module.css';
import actions from './icon-action.module.css';

interface Props {
  /** Says what is counted, and how much: the tooltip has the number, the accessible name what the badge shows. */
  readonly nameOf: (count: string) => string;
  readonly count: number;
  readonly badgeTestId: string;
  /** The page that it leads to where no script runs. */
  readonly page: string;
  readonly onPress: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** As the badge has it. Who speaks to the page says what is seen. */
const badgeText = (count: number) => (count > limits.badgeCap ? `${limits.badgeCap}+` : String(count));

/** An icon with a count on it, which opens the panel of what is counted. */
export function CountButton({ nameOf, count, badgeTestId, page, onPress, children }: Props) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="get" action={page} onSubmit={press}>
      <button
        type="submit"
        className={actions.action}
        title={nameOf(String(count))}
        aria-label={nameOf(badgeText(count))}
        aria-haspopup="dialog"
      >
        {children}
        {/* A new key for each count plays the stamp anew. */}
        <span key={count} className={styles.badge} data-testid={badgeTestId}>
          <Badge count={count} />
        </span>
      </button>
    </form>
  );
}
