import { t } from '@shop/config/messages';
import { ButtonLink } from './button';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, starting at 1. */
  readonly page: number;
  readonly totalPages: number;
  /** Returns the URL of a page. */
  readonly hrefFor: (page: number) => string;
}

interface StepProps {
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly to: string | null;
}

function Step({ label, rel, to }: StepProps) {
  if (to === null) {
    return (
      <span className={styles.off} role="link" aria-disabled="true">
        {label}
      </span>
    );
  }
  return (
    <ButtonLink to={to} rel={rel} variant="secondary" className={styles.step}>
      {label}
    </ButtonLink>
  );
}

/** Prev and Next around "Page X of Y". At either end the link is disabled. */
export function Pagination({ page, totalPages, hrefFor }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={t('Pages')}>
      <Step label={t('Prev')} rel="prev" to={page > 1 ? hrefFor(page - 1) : null} />
      <span className={styles.where}>{t('Page {page} of {totalPages}', { page, totalPages })}</span>
      <Step label={t('Next')} rel="next" to={page < totalPages ? hrefFor(page + 1) : null} />
    </nav>
  );
}
