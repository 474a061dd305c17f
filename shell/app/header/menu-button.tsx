import { paths } from '@shop/config';
import { classNames, ListIcon } from '@shop/ui';
import type { SyntheticEvent } from 'react';
import actions from './icon-action.module.css';
import styles from './menu-button.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** The hamburger of a narrow page; it leads to the page of all categories where no script runs. */
export function MenuButton({ open, onOpen }: Props) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form method="get" action={paths.productCategory} onSubmit={press}>
      <button
        type="submit"
        className={classNames(actions.action, styles.narrow)}
        title="Menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <ListIcon size={26} />
      </button>
    </form>
  );
}
