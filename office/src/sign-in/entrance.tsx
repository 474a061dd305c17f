import { shop } from '@shop/config';
import type { ReactNode } from 'react';
import { PageTitle } from '../parts/page-title';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The sheet that the ways in are written on. */
export function Entrance({ title, children }: EntranceProps) {
  return (
    <main className={styles.entrance}>
      <div className={styles.sheet}>
        <p className={styles.brand}>{shop.name} office</p>
        <PageTitle title={title} />
        {children}
      </div>
    </main>
  );
}
