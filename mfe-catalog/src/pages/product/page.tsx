import { paths } from '@shop/config';
import type { Product, ProductCard } from '@shop/contracts';
import { coloursOf, photosOf } from '@shop/contracts/product-colours';
import { Breadcrumb, useHydrating } from '@shop/ui';
import { afterPaint } from '@shop/ui/after-paint';
import { markLanguage } from '@shop/ui/mark-language';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { t } from '../../messages';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { ProductAlert } from './alert';
import { productApi } from './data';
import {
  Declarations,
  DeliveryCheck,
  ProductTexts,
  SecurityPanel,
  ShippingNotes,
  TitleBanner,
} from './details';
import { ProductGallery } from './gallery';
import { maxQuantity, useProductChoice } from './product-choice';
import styles from './product-layout.module.css';
import { PriceTicket, PurchasePanel } from './purchase';
import { RelatedProducts } from './related-products';
import { ProductReviews } from './reviews';
import { ProductFailed, ProductLoading, ProductTextsLoading, UnknownProduct } from './states';
import { useVariantChoice } from './variant-choice';

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

/** The product in a location's state if it has this slug; otherwise null. The state may contain anything. */
function productFromState(state: unknown, slug: string): ProductCard | null {
  if (typeof state !== 'object' || state === null || !('product' in state)) return null;
  const { product } = state;
  return isProductCard(product) && product.slugProduct === slug ? product : null;
}

/**
 * True during the first paint of a page after a click, which renders only content above the fold to paint sooner. Pages from the
 * server and pages opened by Back, which must be as tall as before, are fully rendered.
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

/** Loaded after the page is painted. Without it the page is complete. */
const RecentlyViewed = lazy(() =>
  import('./recently-viewed').then(
    (module) => ({ default: module.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
);

/** False until the page is painted, and in the markup of the server. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/** A product's page. The product of a card on the previous page is shown before the details are loaded. */
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
  /** The available data: a card from the previous page, or the product's details. */
  readonly product: ProductCard;
  /** The product's details, once they are loaded. */
  readonly details: Product | null;
}

/** A known product. Until its details are loaded it shows the card's data; the first paint contains only content above the fold. */
export function ProductView({ product, details }: ProductViewProps) {
  const whole = details ?? product;
  const isFirstPaint = useFirstPaint();
  const isPainted = useIsPainted();
  const variants = useVariantChoice(whole);
  const isGroup = details?.options !== undefined;
  const isMissing = isGroup && !variants.variant;
  const shown = { ...whole, ...variants.variant, ...(isMissing && { stock: 0 }) };
  const photos = photosOf(shown);
  const colours = whole.variantCount === undefined ? coloursOf(shown) : [];
  const choice = useProductChoice({
    colours,
    photoCount: photos.length,
    maxQuantity: maxQuantity(shown.stock),
    variantId: variants.variant?._id,
  });

  return (
    <CataloguePage>
      <div className={styles.product}>
        <Breadcrumb
          items={[
            { label: t('Home'), to: paths.home },
            { label: t('product'), to: paths.allProducts },
            { label: markLanguage(shown.title) },
          ]}
        />
        <TitleBanner title={shown.title} code={shown.productCode} rating={whole.rating} />
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
            <PriceTicket product={shown} isMissing={isMissing} />
            {isFirstPaint ? (
              <div className={styles.rest} />
            ) : (
              <>
                <PurchasePanel
                  product={shown}
                  colours={colours}
                  choice={choice}
                  variants={isGroup ? { product: details, choice: variants } : undefined}
                />
                {details && !isMissing && (
                  <ProductAlert key={`${shown._id} ${String(shown.stock > 0)}`} product={shown} />
                )}
                <ShippingNotes />
                <DeliveryCheck />
                <div className={styles.below} data-below="">
                  <SecurityPanel />
                  {details && <Declarations product={details} />}
                  {details ? <ProductTexts product={details} /> : <ProductTextsLoading />}
                </div>
              </>
            )}
          </div>
        </div>
        {!isFirstPaint && details && <ProductReviews product={details} />}
        {!isFirstPaint && <RelatedProducts product={details} />}
        {isPainted && details && (
          <Suspense fallback={null}>
            <RecentlyViewed id={details._id} />
          </Suspense>
        )}
      </div>
    </CataloguePage>
  );
}
