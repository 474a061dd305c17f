import { t } from '@shop/config/messages';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { HandPointingIcon, MailboxIcon } from './icons';
import { motifs } from './motifs';
import styles from './return-to-sender.module.css';

export interface ReturnToSenderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next: a Button or ButtonLink. */
  readonly action?: ReactNode;
  /** 1 when this is the whole page, 2 below a title. */
  readonly level?: 1 | 2;
}

function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 100 60" fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="30" cy="30" r="27" />
      <circle cx="30" cy="30" r="18" strokeWidth="1.2" />
      <path d="M20 30h20M24 24h12M24 36h12" />
      <path d="M60 14c7-5 13 5 20 0s13 5 20 0M60 25c7-5 13 5 20 0s13 5 20 0M60 36c7-5 13 5 20 0s13 5 20 0M60 47c7-5 13 5 20 0s13 5 20 0" />
    </svg>
  );
}

/** The error page for errors and unknown URLs, drawn as a returned letter. */
export function ReturnToSender({ title, children, action, level = 1 }: ReturnToSenderProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.cover}>
      <div className={styles.face}>
        <p className={styles.rubber} aria-hidden="true">
          <span className={styles.words}>{t('Return to sender')}</span>
          <HandPointingIcon className={styles.hand} />
        </p>
        <div className={styles.postage} aria-hidden="true">
          <div className={classNames(styles.stamp, motifs.perforatedStamp)}>
            <MailboxIcon />
          </div>
          <Postmark />
        </div>
        <div className={styles.letter}>
          <Title className={styles.title}>{title}</Title>
          {children && <div className={styles.body}>{children}</div>}
          {action && <div>{action}</div>}
        </div>
      </div>
    </section>
  );
}
