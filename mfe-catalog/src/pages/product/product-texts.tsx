import type { Product } from '@shop/contracts';
import { Accordion, SafeHtml } from '@shop/ui';

/** A product's own texts, of which one is open at a time. */
export function ProductTexts({ product }: { readonly product: Product }) {
  return (
    <Accordion
      defaultOpen="description"
      items={[
        { id: 'description', title: 'Description', content: <SafeHtml html={product.description} /> },
        { id: 'faq', title: 'FAQ', content: <SafeHtml html={product.faq} /> },
        { id: 'contact', title: 'Contact Us', content: <SafeHtml html={product.contact} /> },
      ]}
    />
  );
}
