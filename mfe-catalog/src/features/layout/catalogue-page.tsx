import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import styles from './catalogue-page.module.css';

/** The layout of a catalogue page: width, gutters and spacing. */
export function CataloguePage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface NotFoundProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The not-found page of the catalogue, with a link to all products. */
export function NotFound({ title, children }: NotFoundProps) {
  return (
    <CataloguePage>
      <ReturnToSender
        title={title}
        action={<ButtonLink to={paths.allProducts}>{t('View Our Products')}</ButtonLink>}
      >
        <p>{children}</p>
      </ReturnToSender>
    </CataloguePage>
  );
}
