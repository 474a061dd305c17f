import { t } from '@shop/config/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

export interface BreadcrumbItem {
  readonly label: ReactNode;
  readonly to?: string;
}

/** A breadcrumb. The last item is the current page. */
export function Breadcrumb({ items }: { readonly items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const current = index === items.length - 1 ? 'page' : undefined;
          return (
            <li key={index} className={styles.item}>
              {item.to ? (
                <Link to={item.to} className={styles.link} aria-current={current}>
                  {item.label}
                </Link>
              ) : (
                <span aria-current={current}>{item.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
