import { shop } from '@shop/config';
import { Button, ButtonLink, EmptyState, ReturnToSender, VisuallyHidden, WhatsappLogoIcon } from '@shop/ui';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { t } from '../../messages';
import { CataloguePage } from '../layout/catalogue-page';
import { listingSearch, type ListingAddress, type ListingChoice } from './address';
import type { FacetScope } from './data';
import { Facets } from './facets';
import { FilterBar, PlainFilters } from './filters';
import styles from './listing.module.css';

/** A number of products as text. */
export const productCount = (total: number) => t(total === 1 ? '1 product' : '{total} products', { total });

/** Scrolls to the top when the page of a listing changes; Back and Forward keep the browser's position. */
function useTopOnPageChange(page: number): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, kind]);
}

export interface ListingLinks {
  /** Returns the URL of a page of the same listing. */
  readonly hrefFor: (page: number) => string;
  /** Clears the filters; undefined if none is chosen. */
  readonly onClear?: () => void;
}

interface FilteredListingProps {
  readonly address: ListingAddress;
  readonly scope: FacetScope;
  /** Whether the shop has products with a country of origin. */
  readonly hasOrigins?: boolean;
  /** The search text; undefined for other lists. */
  readonly text?: string;
  /** Renders the products. */
  readonly children: (links: ListingLinks) => ReactNode;
}

/** Children that React renders after the rest of the page is painted. */
function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}

/** The filters above the products of a list. The choices are in the URL. */
export function FilteredListing({
  address: { listingQuery, isOpen },
  scope,
  hasOrigins,
  text,
  children,
}: FilteredListingProps) {
  const { page, filters } = listingQuery;
  const { pathname } = useLocation();
  const action = useHref(pathname);
  const navigate = useNavigate();
  const results = useRef<HTMLHeadingElement>(null);
  useTopOnPageChange(page);

  const choose = (choice: ListingChoice) => void navigate(pathname + listingSearch(choice, 1, text, isOpen));
  const clear = () => {
    choose({});
    results.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <FilterBar choice={filters} hasOrigins={hasOrigins} onChoose={choose} />
      <PlainFilters action={action} choice={filters} hasOrigins={hasOrigins} text={text} />
      <Facets
        action={action}
        choice={filters}
        toggle={pathname + listingSearch(filters, page, text, !isOpen)}
        isOpen={isOpen}
        scope={scope}
        text={text}
        onChoose={choose}
      />
      <h2 ref={results} tabIndex={-1} className={styles.results}>
        <VisuallyHidden>{t('Products')}</VisuallyHidden>
      </h2>
      {/* A chosen filter is visible at once: a new grid takes an entry-level phone a tenth of a second. */}
      <Deferred>
        {children({
          hrefFor: (to) => pathname + listingSearch(filters, to, text),
          onClear: Object.keys(filters).length > 0 ? clear : undefined,
        })}
      </Deferred>
    </>
  );
}

/** The number of products above a grid. The line is reserved before the number is known. */
export function ProductCount({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.count}>
      {children}
    </p>
  );
}

/** An empty listing, with a contact link and a button that clears the filters. */
export function NoProductFound({ onClear }: Pick<ListingLinks, 'onClear'>) {
  return (
    <EmptyState
      title={t('No Product Found')}
      action={
        <div className={styles.actions}>
          <ButtonLink to={shop.social.whatsapp} target="_blank" rel="noopener noreferrer">
            <WhatsappLogoIcon size={20} aria-hidden="true" />
            <span>{t('Contact on WhatsApp')}</span>
          </ButtonLink>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {t('Clear filters')}
            </Button>
          )}
        </div>
      }
    >
      <p>{"We couldn't find any products matching your search"}</p>
    </EmptyState>
  );
}

/** The not-found page for a page number that a list does not have. `first` is the URL of its first page. */
export function NoSuchPage({ first }: { readonly first: string }) {
  return (
    <CataloguePage>
      <ReturnToSender
        title={t('No such page')}
        action={<ButtonLink to={first}>{t('Go to the first page')}</ButtonLink>}
      >
        <p>{t('The list has fewer pages, or the page number in the URL is not valid.')}</p>
      </ReturnToSender>
    </CataloguePage>
  );
}
