import { Button, SectionHeading, VisuallyHidden } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import grid from '../../features/product-card/product-grid.module.css';
import styles from './brand-samples.module.css';
import { BrandFilter } from './brand-filter';
import { PageDots } from './page-dots';
import { SampleCard } from './sample-card';
import { useBrandCollection } from './use-brand-collection';

const headingId = 'brand-collections';

/** Samples of the brands, to filter by brand. */
export function BrandCollection() {
  const { shown, total, chosenBrands, toggleBrand, reset, page, pages, showPage } = useBrandCollection();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  // "View More" disappears with the last page: the focus moves to the first card that it added.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelectorAll('a').item(firstNew.current).focus();
    firstNew.current = undefined;
  }, [shown]);

  const viewMore = () => {
    firstNew.current = shown.length;
    showPage(page + 1);
  };

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Brand Collections" washi />
      <BrandFilter action={pathname} chosen={chosenBrands} onToggle={toggleBrand} onReset={reset} />
      <div role="status">
        <VisuallyHidden>{`${shown.length} of ${total} products`}</VisuallyHidden>
      </div>
      <ul ref={list} className={grid.grid}>
        {shown.map((sample) => (
          <li key={sample.slug}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.more}>
          {page < pages && (
            <Button variant="secondary" onClick={viewMore}>
              View More
            </Button>
          )}
          <PageDots page={page} pages={pages} onChoose={showPage} />
        </div>
      )}
    </section>
  );
}
