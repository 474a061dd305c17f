import { CaretDownIcon, classNames, Skeleton } from '@shop/ui';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { facetNames, valuesOf } from './address';
import type { FacetFormProps } from './facet-form';
import styles from './facets.module.css';

const FormFailed = () => <p role="alert">{t('The filters could not be loaded. Please reload the page.')}</p>;

/** Loaded when the panel is open; the server renders it, too. */
const FacetForm = lazy(() =>
  import('./facet-form').then(
    (module) => ({ default: module.FacetForm }),
    () => ({ default: FormFailed }),
  ),
);

interface FacetsProps extends FacetFormProps {
  /** URL of the listing with the panel closed, or open. */
  readonly toggle: string;
  readonly isOpen: boolean;
}

/**
 * Filters by the products' values, behind a link. The URL contains whether they are open, so that the server renders them; the
 * products are only counted while they are open.
 */
export function Facets({ toggle, isOpen, ...form }: FacetsProps) {
  const id = useId();
  const chosen = facetNames.flatMap((name) => valuesOf(form.choice, name)).length;
  return (
    <div className={styles.facets}>
      <Link
        to={toggle}
        replace
        preventScrollReset
        rel="nofollow"
        className={classNames(styles.toggle, chosen > 0 && styles.chosen)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
      >
        <span>{t(chosen > 0 ? 'More filters ({chosen})' : 'More filters', { chosen })}</span>
        <CaretDownIcon size={16} aria-hidden="true" className={styles.caret} />
      </Link>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <Suspense fallback={<Skeleton height={320} />}>
            <FacetForm {...form} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
