import { shop } from '@shop/config';
import { Button, ButtonLink, EmptyState, WhatsappLogoIcon } from '@shop/ui';
import styles from './no-product-found.module.css';

interface NoProductFoundProps {
  /** Takes the filters' choices back; absent when there are none. */
  readonly onClear?: () => void;
}

/** A listing that holds nothing: whom to ask, and what to take back. */
export function NoProductFound({ onClear }: NoProductFoundProps) {
  return (
    <EmptyState
      title="No Product Found"
      action={
        <div className={styles.ways}>
          <ButtonLink to={shop.social.whatsapp} target="_blank" rel="noopener noreferrer">
            <WhatsappLogoIcon size={20} aria-hidden="true" />
            Contact on WhatsApp
          </ButtonLink>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </div>
      }
    >
      <p>{"We couldn't find any products matching your search"}</p>
    </EmptyState>
  );
}
