import { useGetPageSectionQuery, useGetProductCategoriesQuery } from '@shop/api-client';
import { navigation } from '@shop/config';
import { SectionHeading } from '@shop/ui';
import { Band } from '../band/band';
import { Strip } from '../strip/strip';
import styles from './category-carousel.module.css';
import { CategoryCircle, CategoryCirclePlaceholder } from './category-circle';
import { categoryEntries } from './category-entries';
import { categorySectionKey } from './section-key';

const headingId = 'categories';
const titles = navigation.fallback.categories;

/** The product categories as a row of round pictures. */
export function CategoryCarousel() {
  const { data: sections, isLoading } = useGetPageSectionQuery(categorySectionKey);
  const { data: categories } = useGetProductCategoriesQuery();
  const entries = categoryEntries(sections, categories);
  return (
    <Band labelledBy={headingId}>
      <SectionHeading title="Shop by category" id={headingId} />
      <Strip
        label="Categories"
        count={isLoading ? titles.length : entries.length}
        dots
        className={styles.strip}
      >
        {isLoading
          ? titles.map((title) => (
              <li key={title}>
                <CategoryCirclePlaceholder />
              </li>
            ))
          : entries.map((entry) => (
              <li key={entry.key}>
                <CategoryCircle entry={entry} />
              </li>
            ))}
      </Strip>
    </Band>
  );
}
