import { limits } from '@shop/config';
import { Badge } from '@shop/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './header-actions.module.css';
import actions from './icon-action.module.css';

interface Props {
  /** What is counted. */
  readonly name: string;
  readonly count: number;
  readonly badgeTestId: string;
  /** The page that it leads to where no script runs. */
  readonly page: string;
  readonly onPress: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** As the badge has it. Who speaks to the page says what is seen, and never what stands in brackets. */
const badgeText = (count: number) => (count > limits.badgeCap ? `${limits.badgeCap}+` : String(count));

/** An icon with a count on it, which opens the panel of what is counted. */
export function CountButton({ name, count, badgeTestId, page, onPress, children }: Props) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="get" action={page} onSubmit={press}>
      <button
        type="submit"
        className={actions.action}
        title={`${name} (${count} items)`}
        aria-label={`${name}: ${badgeText(count)} items`}
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
