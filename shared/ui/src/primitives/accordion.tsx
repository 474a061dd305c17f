import { useId, useState, type ReactNode } from 'react';
import styles from './accordion.module.css';
import { CaretDownIcon } from './icons';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Id of the initially open item; none when absent. */
  readonly defaultOpen?: string;
  /** Heading level of the titles. */
  readonly level?: 2 | 3;
}

/** Sections of which at most one is open; pressing the open one closes it. Closed ones are hidden, but remain in the page. */
export function Accordion({ items, defaultOpen, level = 2 }: AccordionProps) {
  const [openId, setOpenId] = useState(defaultOpen);
  const prefix = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => {
        const open = id === openId;
        const titleId = `${prefix}${id}-title`;
        const contentId = `${prefix}${id}-content`;
        return (
          <div key={id} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={titleId}
                className={styles.toggle}
                aria-expanded={open}
                aria-controls={contentId}
                onClick={() => setOpenId(open ? undefined : id)}
              >
                <span>{title}</span>
                <CaretDownIcon className={styles.caret} aria-hidden="true" />
              </button>
            </Heading>
            <div
              id={contentId}
              className={styles.content}
              role="region"
              aria-labelledby={titleId}
              hidden={!open}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
