import { useGetPageSectionQuery, useGetProductCategoriesQuery } from '@shop/api-client';
import { navigation, paths, slugify, timings } from '@shop/config';
import type { PageSection, Photo, ProductCategory } from '@shop/contracts';
import { Carousel, ProductPhoto, SectionHeading, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../messages';
import { Band } from '../features/band';
import { plainText } from '../features/plain-text';
import styles from './category-carousel.module.css';

/** Key of the page section that the carousel shows. */
export const categorySectionKey = 'product-category';

/** An entry of the category carousel. */
interface CategoryEntry {
  readonly key: string;
  readonly title: string;
  readonly photo: Photo | null;
  /** The listing of the category with that name; null if the catalogue has no such category. */
  readonly to: string | null;
}

/** The path segment that lists a whole category. */
const ALL_OF_CATEGORY = 'all';

function listingOf(title: string, categories: readonly ProductCategory[]): string | null {
  const slug = slugify(title);
  const category = categories.find((one) => one.categorySlug === slug || slugify(one.category) === slug);
  return category ? paths.category(category.categorySlug, ALL_OF_CATEGORY) : null;
}

/** The entries of the page section, or the shop's fixed titles if it has none. */
function categoryEntries(
  sections: readonly PageSection[] | undefined,
  categories: readonly ProductCategory[] = [],
): readonly CategoryEntry[] {
  const named = (sections ?? []).map((section) => ({
    key: section._id,
    title: plainText(section.description),
    photo: section.photo,
  }));
  const titled = named.filter((entry) => entry.title !== '');
  const shown = titled.length
    ? titled
    : navigation.fallback.categories.map((title) => ({ key: title, title, photo: null }));
  return shown.map((entry) => ({ ...entry, to: listingOf(entry.title, categories) }));
}

/** A round picture with a title below; a missing picture is replaced by a postmark with the initial. */
function CategoryCircle({ entry }: { readonly entry: CategoryEntry }) {
  const { title, photo, to } = entry;
  const content = (
    <>
      <span className={styles.circle}>
        {photo ? (
          <ProductPhoto
            photo={photo}
            alt=""
            sizes="(min-width: 1280px) 220px, (min-width: 640px) 30vw, 45vw"
          />
        ) : (
          <span className={styles.postmark} aria-hidden>
            {title.charAt(0)}
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </>
  );
  return to ? (
    <Link to={to} className={styles.entry}>
      {content}
    </Link>
  ) : (
    <div className={styles.entry}>{content}</div>
  );
}

/** The same shape while the entries are loading. */
function CategoryCirclePlaceholder() {
  return (
    <div className={styles.entry}>
      <span className={styles.circle}>
        <Skeleton aspect="1" />
      </span>
      <span className={styles.title}>
        <Skeleton height="1.3em" />
      </span>
    </div>
  );
}

const headingId = 'categories';
const titles = navigation.fallback.categories;

/** The product categories as a row of round pictures. */
export function CategoryCarousel() {
  const { data: sections, isLoading } = useGetPageSectionQuery(categorySectionKey);
  const { data: categories } = useGetProductCategoriesQuery();
  const entries = categoryEntries(sections, categories);
  return (
    <Band labelledBy={headingId}>
      <SectionHeading title={t('Shop by category')} id={headingId} />
      <Carousel
        label={t('Categories')}
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
