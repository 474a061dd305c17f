import { paths } from '@shop/config';
import type { Photo } from '@shop/contracts';
import {
  Breadcrumb,
  Button,
  EmptyState,
  PageHeading,
  ProductPhoto,
  ReturnToSender,
  VisuallyHidden,
} from '@shop/ui';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../messages';
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
      <Breadcrumb items={[{ label: t('Home'), to: paths.home }, { label: title }]} />
      <div className={styles.heading}>
        <PageHeading title={title} />
      </div>
      {children}
    </CataloguePage>
  );
}

/** Number of entries in the first row on wide screens, whose pictures are fetched immediately. */
const firstRow = { cards: 3, labels: 5 };

const texts = {
  brands: { none: 'No brands yet', failed: 'The brands could not be loaded.', loading: 'Loading brands' },
  categories: {
    none: 'No categories yet',
    failed: 'The categories could not be loaded.',
    loading: 'Loading categories',
  },
  themes: { none: 'No themes yet', failed: 'The themes could not be loaded.', loading: 'Loading themes' },
} as const;

interface IndexEntriesProps<Entry> {
  /** `cards` are wide, up to three in a row; `labels` narrow, up to five. */
  readonly of: 'cards' | 'labels';
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
  /** The plural of an entry, for messages. */
  readonly noun: keyof typeof texts;
  /** The placeholder of an entry in its size, and the number of placeholders. */
  readonly skeleton: ReactNode;
  readonly skeletons: number;
  readonly children: (entry: Entry, eager: boolean) => ReactNode;
}

/** The entries of an index, or their loading, empty or error state. */
export function IndexEntries<Entry extends { readonly _id: string }>({
  of,
  entries,
  failed,
  retry,
  noun,
  skeleton,
  skeletons,
  children,
}: IndexEntriesProps<Entry>) {
  if (entries && entries.length > 0) {
    return (
      <ul className={styles[of]}>
        {entries.map((entry, index) => (
          <li key={entry._id}>{children(entry, index < firstRow[of])}</li>
        ))}
      </ul>
    );
  }
  if (entries) return <EmptyState title={t(texts[noun].none)} />;
  if (failed) {
    return (
      <ReturnToSender
        level={2}
        title={t('Something went wrong')}
        action={<Button onClick={() => void retry()}>{t('Try again')}</Button>}
      >
        <p>{t(texts[noun].failed)}</p>
      </ReturnToSender>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{t(texts[noun].loading)}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles[of]}>
          {Array.from({ length: skeletons }, (_, index) => (
            <Fragment key={index}>{skeleton}</Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

interface CollectionPhotoProps {
  /** Undefined for a collection without products, which shows a blank square. */
  readonly photo: Photo | undefined;
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly eager: boolean;
}

/** The picture of a collection, filling a square. */
export function CollectionPhoto({ photo, sizes, eager }: CollectionPhotoProps) {
  return (
    <span className={styles.square}>
      {photo && <ProductPhoto photo={photo} alt="" sizes={sizes} eager={eager} />}
    </span>
  );
}
