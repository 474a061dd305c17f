import { useGetProductCategoriesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams } from 'react-router-dom';
import { t } from '../../messages';
import { useListingAddress } from '../../features/listing/address';
import { useGetCategoryProductsQuery } from '../../features/listing/data';
import { CollectionPage, UnknownCollection } from './collection-page';
import { ALL_OF_CATEGORY, findSubcategory, type SubcategoryNames } from './find-collection';

interface CategoryTitle {
  readonly title: string;
  /** The parent page in the breadcrumb. */
  readonly parent: { readonly name: string; readonly path: string };
}

/** Guesses the name from a slug: Vintage Stickers for `vintage-stickers`. */
const likelyName = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Title and parent of a category's listing; until the names are loaded, the title is guessed from the URL's `segment`. */
export function categoryTitle(names: SubcategoryNames | null | undefined, segment: string): CategoryTitle {
  const products = { name: t('Products'), path: paths.productCategory };
  if (!names?.subcategory) return { title: names?.category ?? likelyName(segment), parent: products };
  const { category, categorySlug, subcategory } = names;
  return {
    title: subcategory,
    parent: { name: category, path: paths.category(categorySlug, ALL_OF_CATEGORY) },
  };
}

/** The products of one subcategory. */
export function CategoryPage() {
  const { category = '', subcategory = '' } = useParams();
  const address = useListingAddress();
  const { data: categories } = useGetProductCategoriesQuery();
  const listing = useGetCategoryProductsQuery(
    { category, subcategory, ...address.listingQuery },
    { skip: !address.isPage },
  );

  const names = categories && findSubcategory(categories, category, subcategory);
  if (names === null) return <UnknownCollection />;
  const { title, parent } = categoryTitle(names, subcategory === ALL_OF_CATEGORY ? category : subcategory);
  return (
    <CollectionPage
      eyebrow={parent.name}
      title={title}
      crumbs={[
        { label: t('Home'), to: paths.home },
        { label: parent.name, to: parent.path },
        { label: title },
      ]}
      listing={listing}
      address={address}
      scope={{ inCategory: category, inSubcategory: subcategory }}
    />
  );
}
