import { classNames, ListIcon } from '@shop/ui';
import actions from './icon-action.module.css';
import styles from './menu-button.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** The hamburger of a narrow page. */
export function MenuButton({ open, onOpen }: Props) {
  return (
    <button
      type="button"
      className={classNames(actions.action, styles.narrow)}
      title="Menu"
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <ListIcon size={26} />
    </button>
  );
}
