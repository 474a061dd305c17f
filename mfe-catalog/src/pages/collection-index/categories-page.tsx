import { useGetProductCategoriesQuery } from '@shop/api-client';
import { navigation, paths } from '@shop/config';
import type { ProductCategory } from '@shop/contracts';
import { classNames, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { ALL_OF_CATEGORY } from '../collection/find-collection';
import styles from './category-card.module.css';
import { CollectionPhoto, IndexEntries, IndexPage } from './index-page';

interface CategoryCardProps {
  readonly category: ProductCategory;
  readonly eager: boolean;
}

/** A category with links to its subcategories, as a card of a paper index. */
function CategoryCard({ category, eager }: CategoryCardProps) {
  const { category: name, categorySlug, subCategory: named, photo, comingSoon } = category;
  const subCategory = comingSoon ? [] : named;
  const id = `category-${categorySlug}`;
  const all = paths.category(categorySlug, ALL_OF_CATEGORY);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Link to={all} className={styles.head}>
        <span className={styles.photo}>
          <CollectionPhoto photo={photo} sizes="112px" eager={eager} />
        </span>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
      </Link>
      <ul className={styles.lines}>
        {subCategory.map((subcategory) => (
          <li key={subcategory}>
            <Link to={paths.category(categorySlug, subcategory)} className={styles.line}>
              {subcategory}
            </Link>
          </li>
        ))}
        {subCategory.length === 0 && (
          <li>
            {photo && !comingSoon ? (
              <Link to={all} className={styles.line}>
                {t('All {name}', { name })}
              </Link>
            ) : (
              <p className={styles.soon}>{t('Coming Soon')}</p>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

const skeleton = (
  <div className={styles.card}>
    <div className={styles.head}>
      <div className={styles.photo}>
        <Skeleton aspect={1} />
      </div>
      <Skeleton height={28} width="80%" />
    </div>
    <div className={classNames(styles.lines, styles.blank)} />
  </div>
);

/** All categories with their subcategories. */
export function CategoriesPage() {
  const { data, isError, refetch } = useGetProductCategoriesQuery();
  return (
    <IndexPage title={t('Products')}>
      <IndexEntries
        of="cards"
        entries={data}
        failed={isError}
        retry={refetch}
        noun="categories"
        skeleton={skeleton}
        skeletons={navigation.fallback.categories.length}
      >
        {(category, eager) => <CategoryCard category={category} eager={eager} />}
      </IndexEntries>
    </IndexPage>
  );
}
