import { paths } from '@shop/config';
import { selectCartItems, useShopSelector } from '@shop/store';
import {
  Breadcrumb,
  ButtonLink,
  EmptyState,
  PageHeading,
  Skeleton,
  useHydrating,
  VisuallyHidden,
} from '@shop/ui';
import { CartSummary } from '../features/cart-page/cart-summary';
import { PageLine } from '../features/cart-page/page-line';
import styles from './cart-page.module.css';

function Lines() {
  const items = useShopSelector(selectCartItems);
  if (items.length === 0) {
    return (
      <EmptyState
        title="No product selected"
        action={<ButtonLink to={paths.allProducts}>Continue Shopping</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <PageLine key={item.productId} item={item} />
        ))}
      </ul>
      <CartSummary />
    </div>
  );
}

function LinesOnTheWay() {
  return (
    <div role="status">
      <VisuallyHidden>Loading cart</VisuallyHidden>
      <Skeleton height={280} />
    </div>
  );
}

/** The cart as a page of its own. The server knows no cart, so its HTML leaves the lines open. */
export function CartPage() {
  const hydrating = useHydrating();
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Cart' }]} />
      <div className={styles.heading}>
        <PageHeading title="Cart" />
      </div>
      {hydrating ? <LinesOnTheWay /> : <Lines />}
    </div>
  );
}
