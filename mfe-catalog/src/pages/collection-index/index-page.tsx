import { paths } from '@shop/config';
import { Breadcrumb, PageHeading } from '@shop/ui';
import type { ReactNode } from 'react';
import { CataloguePage } from '../../features/layout/catalogue-page';
import styles from './collection-index.module.css';

interface IndexPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of links to collections. */
export function IndexPage({ title, children }: IndexPageProps) {
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className={styles.heading}>
        <PageHeading title={title} />
      </div>
      {children}
    </CataloguePage>
  );
}
