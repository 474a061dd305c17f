import { paths } from '@shop/config';
import { Breadcrumb, PageHeading, type BreadcrumbItem } from '@shop/ui';
import type { ReactNode } from 'react';
import { Band } from '../band/band';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The way from home; the last entry is the screen itself. */
  readonly trail: readonly BreadcrumbItem[];
  readonly eyebrow?: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of a screen: where it is, what it is called and what it is about. */
export function PageBanner({ trail, eyebrow, title, children }: PageBannerProps) {
  return (
    <Band ground="inland">
      <div className={styles.stack}>
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, ...trail]} />
        <PageHeading eyebrow={eyebrow} title={title}>
          {children}
        </PageHeading>
      </div>
    </Band>
  );
}
