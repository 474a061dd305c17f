import { paths } from '@shop/config';
import type { Product, ProductCard } from '@shop/contracts';
import { coloursOf, photosOf } from '@shop/contracts/product-colours';
import { Breadcrumb } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { useFirstPaint } from './use-first-paint';
import { ProductGallery } from './gallery';
import { PriceTicket } from './price-ticket';
import { PurchasePanel } from './purchase';
import { maxQuantity } from './stock';
import { useProductChoice } from './product-choice';
import { RelatedProducts } from './related-products';
import styles from './product-layout.module.css';
import { ProductTexts } from './product-texts';
import { ProductTextsLoading } from './product-texts-loading';
import { SecurityPanel } from './details';
import { ShippingNotes } from './shipping-notes';
import { TitleBanner } from './title-banner';

interface ProductViewProps {
  /** What is known already: a card from the previous page, or the product's details. */
  readonly product: ProductCard;
  /** The product's details, once they are loaded. */
  readonly details: Product | null;
}

/** The product page. Before the details arrive it shows the card's data, and at first only what is above the fold. */
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
