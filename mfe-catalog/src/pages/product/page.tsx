import { paths } from '@shop/config';
import type { Product, ProductCard } from '@shop/contracts';
import { coloursOf, photosOf } from '@shop/contracts/product-colours';
import { Breadcrumb, useHydrating } from '@shop/ui';
import { afterPaint } from '@shop/ui/after-paint';
import { markLanguage } from '@shop/ui/mark-language';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { productApi } from './data';
import { ProductTexts, SecurityPanel, ShippingNotes, TitleBanner } from './details';
import { ProductGallery } from './gallery';
import { maxQuantity, useProductChoice } from './product-choice';
import styles from './product-layout.module.css';
import { PriceTicket, PurchasePanel } from './purchase';
import { RelatedProducts } from './related-products';
import { ProductFailed, ProductLoading, ProductTextsLoading, UnknownProduct } from './states';

const { useQueryState, useQuerySubscription } = productApi.endpoints.getProduct;

function isProductCard(value: unknown): value is ProductCard {
  if (typeof value !== 'object' || value === null) return false;
  const { _id, slugProduct, title, rate, discount, mainPhoto } = value as Record<string, unknown>;
  return (
    [_id, slugProduct, title].every((field) => typeof field === 'string') &&
    [rate, discount].every((field) => typeof field === 'number') &&
    typeof mainPhoto === 'object' &&
    mainPhoto !== null
  );
}

/** The `ProductNavigation` in a location's state when its product has this slug, else null. The state may hold anything. */
function productFromState(state: unknown, slug: string): ProductCard | null {
  if (typeof state !== 'object' || state === null || !('product' in state)) return null;
  const { product } = state;
  return isProductCard(product) && product.slugProduct === slug ? product : null;
}

/**
 * True during the first paint of a page after a click, which renders only content above the fold, to paint sooner. A
 * page from the server is fully rendered, and so is one that Back returns to: it must be as tall as before.
 */
export function useFirstPaint(): boolean {
  const isHydrating = useHydrating();
  const isReturn = useNavigationType() === 'POP';
  const [isFirst, setFirst] = useState(!isHydrating && !isReturn);
  useEffect(() => {
    if (isFirst) return afterPaint(() => startTransition(() => setFirst(false)));
  }, [isFirst]);
  return isFirst;
}

/**
 * A product's page, reached from any link. A card from the previous page is shown before the product's details are requested.
 */
export function ProductPage() {
  const { category: slug = '' } = useParams();
  const { state } = useLocation();
  const passed = productFromState(state, slug);
  const isFirstPaint = useFirstPaint();
  const { refetch } = useQuerySubscription(slug, { skip: isFirstPaint && passed !== null });
  const { currentData: details, isError } = useQueryState(slug);

  if (details === null) return <UnknownProduct />;
  const product = details ?? passed;
  if (product) return <ProductView key={slug} product={product} details={details ?? null} />;
  return isError ? <ProductFailed retry={refetch} /> : <ProductLoading />;
}

interface ProductViewProps {
  /** The data available so far: a card from the previous page, or the product's details. */
  readonly product: ProductCard;
  /** The product's details, once they are loaded. */
  readonly details: Product | null;
}

/** A known product. Until its details arrive it shows the card's data, and at first only the content above the fold. */
export function ProductView({ product, details }: ProductViewProps) {
  const shown = details ?? product;
  const isFirstPaint = useFirstPaint();
  const photos = photosOf(shown);
  const colours = coloursOf(shown);
  const choice = useProductChoice({
    colours,
    photoCount: photos.length,
    maxQuantity: maxQuantity(shown.stock),
  });

  return (
    <CataloguePage>
      <div className={styles.product}>
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'product', to: paths.allProducts },
            { label: markLanguage(shown.title) },
          ]}
        />
        <TitleBanner title={shown.title} code={shown.productCode} />
        <div className={styles.columns}>
          <div className={styles.photos}>
            <ProductGallery
              title={shown.title}
              photos={photos}
              brief={isFirstPaint}
              chosen={choice.photo}
              onChoose={choice.choosePhoto}
            />
          </div>
          <div className={styles.facts}>
            <PriceTicket product={shown} />
            {isFirstPaint ? (
              <div className={styles.rest} />
            ) : (
              <>
                <PurchasePanel product={shown} colours={colours} choice={choice} />
                <ShippingNotes />
                <div className={styles.below} data-below="">
                  <SecurityPanel />
                  {details ? <ProductTexts product={details} /> : <ProductTextsLoading />}
                </div>
              </>
            )}
          </div>
        </div>
        {!isFirstPaint && <RelatedProducts product={details} />}
      </div>
    </CataloguePage>
  );
}
