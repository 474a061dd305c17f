import { EnvelopeSimpleIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './envelope.module.css';

interface EnvelopeProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form drawn as an envelope: the page's title under the flap, the form on the sheet. */
export function Envelope({ title, lead, children }: EnvelopeProps) {
  return (
    <div className={styles.page}>
      <div className={styles.envelope}>
        <div className={styles.flap} aria-hidden="true" />
        <span className={styles.seal} aria-hidden="true">
          <EnvelopeSimpleIcon size={28} />
        </span>
        <div className={styles.sheet}>
          <header className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
