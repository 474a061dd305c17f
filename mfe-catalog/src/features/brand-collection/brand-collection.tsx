import { Button, SectionHeading } from '@shop/ui';
import styles from './brand-collection.module.css';
import { BrandFilter } from './brand-filter';
import { PageDots } from './page-dots';
import { SampleCard } from './sample-card';
import { useBrandCollection } from './use-brand-collection';

const headingId = 'brand-collections';

/** Samples of the brands, to filter by brand. */
export function BrandCollection() {
  const { shown, chosenBrands, toggleBrand, reset, page, pages, showPage } = useBrandCollection();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Brand Collections" washi />
      <BrandFilter chosen={chosenBrands} onToggle={toggleBrand} onReset={reset} />
      <ul className={styles.grid}>
        {shown.map((sample) => (
          <li key={sample.slug}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.more}>
          {page < pages && (
            <Button variant="secondary" onClick={() => showPage(page + 1)}>
              View More
            </Button>
          )}
          <PageDots page={page} pages={pages} onChoose={showPage} />
        </div>
      )}
    </section>
  );
}
