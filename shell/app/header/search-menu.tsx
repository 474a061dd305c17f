import { paths } from '@shop/config';
import { MagnifyingGlassIcon, useDismiss } from '@shop/ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useLazy } from '../../paint/lazy';
import actions from './icon-action.module.css';
import { OnNavigation } from '../state/on-navigation';
import { openedCode } from './opened/opened-code';
import styles from './search-menu.module.css';

/** Takes the focus when the field appears: it does so because the shopper asked to search. */
const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** The search icon and the box that it opens; without its code it leads to the page of results, which has a field too. */
export function SearchMenu() {
  const [open, setOpen] = useState(false);
  const code = useLazy(openedCode, open);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useDismiss(box, open, (hadFocus) => {
    setOpen(false);
    if (hadFocus) button.current?.focus();
  });

  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpen(!open);
  };

  return (
    <div ref={box}>
      <OnNavigation run={() => setOpen(false)} />
      <form method="get" action={paths.search} onSubmit={toggle}>
        <button
          ref={button}
          type="submit"
          className={actions.action}
          title="Search"
          aria-label="Search"
          aria-expanded={open}
          aria-controls={id}
        >
          <MagnifyingGlassIcon size={24} />
        </button>
      </form>
      {code && (
        <div id={id} className={styles.dropdown} data-testid="search-dropdown">
          <code.SearchBox ref={focusNow} />
        </div>
      )}
    </div>
  );
}
