import { ChoiceLinks } from '../../parts/list-filter';

const pages = [
  ['categories', 'Categories'],
  ['themes', 'Themes'],
  ['brands', 'Brands'],
  ['menu', 'Menu'],
  ['mobile', 'Mobile menu'],
  ['home', 'Home page'],
  ['prices', 'Prices'],
  ['notices', 'Privacy notices'],
  ['redirects', 'Redirects'],
] as const;

/** Links to the pages of the storefront. */
export function StorefrontNav({ current }: { readonly current: (typeof pages)[number][0] }) {
  return (
    <ChoiceLinks
      label="Storefront"
      choices={pages}
      current={current}
      addressOf={(page) => `/storefront/${page}`}
    />
  );
}
