import { shop } from '@shop/config';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { officeApi } from '../api/office-api';
import { sessionBegun, useOfficeDispatch } from '../app/store';
import { PageTitle } from '../parts/display';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Layout of the sign-in pages. */
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

/** A path of the office, never a URL of another site. */
const insideOnly = (to: string | null) => (to && /^\/(?![/\\])/.test(to) ? to : '/');

/** Opens the office with a new session, after clearing data of the previous one. */
export function useEnter(): (to: string | null) => Promise<void> {
  const dispatch = useOfficeDispatch();
  const navigate = useNavigate();
  return async (to) => {
    dispatch(officeApi.util.resetApiState());
    dispatch(sessionBegun());
    await navigate(insideOnly(to), { replace: true });
  };
}
