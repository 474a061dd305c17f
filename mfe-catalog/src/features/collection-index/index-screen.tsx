import { paths } from '@shop/config';
import { Breadcrumb, PageHeading } from '@shop/ui';
import type { ReactNode } from 'react';
import { Screen } from '../navigation/screen';
import styles from './collection-index.module.css';

interface IndexScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of links to collections. */
export function IndexScreen({ title, children }: IndexScreenProps) {
  return (
    <Screen>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className={styles.heading}>
        <PageHeading title={title} />
      </div>
      {children}
    </Screen>
  );
}
