import { paths } from '@shop/config';
import { Breadcrumb, PageHeading, type BreadcrumbItem } from '@shop/ui';
import type { ReactNode } from 'react';
import { t } from '../messages';
import { Band } from './band';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The breadcrumb; the last entry is the page itself. */
  readonly trail: readonly BreadcrumbItem[];
  readonly eyebrow?: string;
  readonly title: string;
  /** The width of the text below the banner. */
  readonly width?: 'page' | 'reading';
  readonly children?: ReactNode;
}

/** The banner of a page: breadcrumb, title and introduction. */
export function PageBanner({ trail, eyebrow, title, width, children }: PageBannerProps) {
  return (
    <Band ground="inland" width={width}>
      <div className={styles.stack}>
        <Breadcrumb items={[{ label: t('Home'), to: paths.home }, ...trail]} />
        <PageHeading eyebrow={eyebrow} title={title}>
          {children}
        </PageHeading>
      </div>
    </Band>
  );
}
