import { useGetPageSectionQuery, useGetProductCategoriesQuery } from '@shop/api-client';
import { navigation, timings } from '@shop/config';
import { Carousel, SectionHeading } from '@shop/ui';
import { Band } from '../features/band';
import styles from '../features/category-carousel/category-carousel.module.css';
import { CategoryCircle, CategoryCirclePlaceholder } from '../features/category-carousel/category-circle';
import { categoryEntries } from '../features/category-carousel/category-entries';
import { categorySectionKey } from '../features/category-carousel/section-key';

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
      <Carousel
        label="Categories"
        loop
        dots
        autoplay={timings.categoryAutoplay}
        transition={timings.categoryTransition}
        className={styles.strip}
      >
        {isLoading
          ? titles.map((title) => <CategoryCirclePlaceholder key={title} />)
          : entries.map((entry) => <CategoryCircle key={entry.key} entry={entry} />)}
      </Carousel>
    </Band>
  );
}
