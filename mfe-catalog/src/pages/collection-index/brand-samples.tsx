import { usePricesWithTax } from '@shop/api-client/prices';
import { navigation, paths, tax } from '@shop/config';
import { Button, Price, ProductPhoto, SectionHeading, VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useEffect, useRef } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import { t } from '../../messages';
import { cardPhotoSizes } from '../../features/product-card/photo-sizes';
import grid from '../../features/product-card/product-grid.module.css';
import styles from './brand-samples.module.css';
import { brandParameter, useBrandSamples, type BrandSample } from './use-brand-samples';

const headingId = 'brand-collections';

interface BrandFilterProps {
  /** URL to which the browser submits the form without scripts. */
  readonly action: string;
  readonly chosen: readonly string[];
  readonly onToggle: (brand: string) => void;
  readonly onReset: () => void;
}

/** A checkbox for each brand, and a reset. */
function BrandFilter({ action, chosen, onToggle, onReset }: BrandFilterProps) {
  return (
    <form method="get" action={action}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{t('Filter by brand')}</legend>
        <div className={styles.row}>
          {navigation.fallback.brands.map((brand) => (
            <label key={brand} className={styles.choice}>
              <input
                type="checkbox"
                name={brandParameter}
                value={brand}
                className={styles.box}
                checked={chosen.includes(brand)}
                onChange={() => onToggle(brand)}
              />
              <span>{brand}</span>
            </label>
          ))}
          <noscript>
            <Button type="submit" variant="secondary">
              {t('Apply')}
            </Button>
          </noscript>
          <Button variant="quiet" className={styles.reset} onClick={onReset}>
            {t('Reset')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** A sample with a link to the older URL of its product. */
function SampleCard({ sample }: { readonly sample: BrandSample }) {
  const { title, slug, brand, photo, ratePaise, discountBp } = sample;
  // The products of a new shop have the default rate.
  const gstRate = usePricesWithTax() ? tax.gstBasisPoints / 100 : undefined;
  return (
    <Link to={paths.productAlias(slug)} className={styles.card}>
      <span className={styles.photo}>
        <ProductPhoto photo={photo} alt="" sizes={cardPhotoSizes} />
      </span>
      <span className={styles.body}>
        <span className={styles.brand}>{brand}</span>
        <span className={styles.title}>{markLanguage(title)}</span>
        <Price ratePaise={ratePaise} discountBp={discountBp} gstRate={gstRate} />
      </span>
    </Link>
  );
}

interface PageDotsProps {
  readonly page: number;
  readonly pages: number;
  readonly onChoose: (page: number) => void;
}

/** A dot for each page; the current one is filled. */
function PageDots({ page, pages, onChoose }: PageDotsProps) {
  return (
    <div className={styles.dots} role="group" aria-label={t('Pages')}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.dot}
          aria-label={t('Page {page} of {pages}', { page: number, pages })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChoose(number)}
        />
      ))}
    </div>
  );
}

/** Samples of the brands' products, with a filter by brand. */
export function BrandSamples() {
  const { shown, total, chosenBrands, toggleBrand, reset, page, pages, showPage } = useBrandSamples();
  const action = useHref(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  // "View More" disappears with the last page, so the focus moves to the first added card.
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
      <SectionHeading id={headingId} title={t('Brand Collections')} washi />
      <BrandFilter action={action} chosen={chosenBrands} onToggle={toggleBrand} onReset={reset} />
      <div role="status">
        <VisuallyHidden>{t('{shown} of {total} products', { shown: shown.length, total })}</VisuallyHidden>
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
              {t('View More')}
            </Button>
          )}
          <PageDots page={page} pages={pages} onChoose={showPage} />
        </div>
      )}
    </section>
  );
}
