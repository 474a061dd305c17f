import { shop } from '@shop/config';
import { ButtonLink, EmptyState, WhatsappLogoIcon } from '@shop/ui';

/** A listing that holds nothing: whom to ask. */
export function NoProductFound() {
  return (
    <EmptyState
      title="No Product Found"
      action={
        <ButtonLink to={shop.social.whatsapp} target="_blank" rel="noopener noreferrer">
          <WhatsappLogoIcon size={20} aria-hidden="true" />
          Contact on WhatsApp
        </ButtonLink>
      }
    >
      <p>{"We couldn't find any products matching your search"}</p>
    </EmptyState>
  );
}
