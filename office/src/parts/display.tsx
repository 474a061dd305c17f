import { classNames } from '@shop/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './display.module.css';

interface PageTitleProps {
  readonly title: string;
  /** Content next to the title, such as a status or buttons. */
  readonly children?: ReactNode;
}

/** The page's h1, which is also the title of the document. */
export function PageTitle({ title, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Vintage Craft office`;
  }, [title]);
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Tone = 'plain' | 'waiting' | 'good' | 'odd';

/** A short status label. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
