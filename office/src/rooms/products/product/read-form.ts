import { discountBp, fromRupees } from '@shop/money';
import type { NewProduct } from '../../../api/types';
import { fieldsOf } from '../../../parts/fields-of';

/** The fields that creating and editing have in common. */
export type ProductFields = Omit<NewProduct, 'slug' | 'stock'>;

const orNull = (text: string) => text.trim() || null;

/** What a form of a product says. The form has checked what a browser can check. */
export function readProductForm(form: HTMLFormElement): ProductFields {
  const texts = fieldsOf(
    form,
    ...(['title', 'code', 'rate', 'discount', 'hsn', 'gst', 'active', 'category', 'subcategory'] as const),
    ...(['brand', 'theme', 'colors', 'variant', 'photos', 'description', 'faq', 'contact'] as const),
  );
  return {
    title: texts.title,
    code: orNull(texts.code),
    ratePaise: fromRupees(Number(texts.rate)),
    discountBp: discountBp(Number(texts.discount)),
    hsn: orNull(texts.hsn),
    gstBp: Number(texts.gst),
    active: texts.active === 'yes',
    category: texts.category,
    subcategory: orNull(texts.subcategory),
    brand: orNull(texts.brand),
    theme: orNull(texts.theme),
    colors: texts.colors.split(',').flatMap((name) => name.trim() || []),
    variant: orNull(texts.variant),
    photos: JSON.parse(texts.photos) as string[],
    description: texts.description,
    faq: texts.faq,
    contact: texts.contact,
  };
}
