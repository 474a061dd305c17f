import { type Static, type TSchema, Type } from 'typebox';
import { nullableText, ref } from '../../platform/http/schemas';
import { shopCod } from '../cod';
import { ConsentNotices } from '../consent';
import { shopDelivery } from '../delivery';
import { shopRating } from '../reviews';

const label = Type.String({ maxLength: 60 });
const path = Type.String({ maxLength: 400, description: 'Path of a page of the shop.' });

const link = Type.Object({ label, to: path });

const menuItem = Type.Object({
  label,
  to: path,
  menu: Type.Unsafe<'product' | 'theme' | 'brand' | null>({
    anyOf: [{ enum: ['product', 'theme', 'brand'], type: 'string' }, { type: 'null' }],
    description: 'The mega menu that it opens.',
  }),
});

const links = (description: string) =>
  Type.Unsafe<Static<typeof link>[] | null>({
    anyOf: [Type.Array(link, { maxItems: 60 }), { type: 'null' }],
    description,
  });

const homeSection = Type.Object({
  name: Type.String({ maxLength: 100, description: 'Its remote and its module, such as `content/reviews`.' }),
  hidden: Type.Boolean(),
});

/** The parts of the storefront that staff change, by name. */
export const partValues = {
  menu: Type.Array(menuItem, { minItems: 1, maxItems: 20 }),
  mobile: Type.Object({
    categories: links('Instead of all categories in the mobile menu; null for all.'),
    themes: links('Instead of all themes.'),
    brands: links('Instead of all brands.'),
  }),
  home: Type.Array(homeSection, { maxItems: 60 }),
};

export type PartValues = { readonly [Name in keyof typeof partValues]: Static<(typeof partValues)[Name]> };

export type PartName = keyof typeof partValues;

export const Storefront = Type.Object(
  {
    menu: Type.Optional(partValues.menu),
    mobile: Type.Optional(partValues.mobile),
    home: Type.Optional(partValues.home),
    delivery: Type.Optional(shopDelivery),
    businessBuyers: Type.Optional(
      Type.Boolean({ description: 'True if the checkout offers to enter a GSTIN.' }),
    ),
    pricesWithTax: Type.Optional(Type.Boolean({ description: 'True if pages show prices with GST.' })),
    cod: Type.Optional(shopCod),
    giftCards: Type.Optional(Type.Boolean({ description: 'True if the shop sells gift cards.' })),
    consent: Type.Optional(ref(ConsentNotices)),
    rating: shopRating,
  },
  {
    $id: 'Storefront',
    description:
      'Changes by staff to menus, the home page, delivery, prices, payment and notices; empty by default.',
  },
);

const nullable = <Value extends TSchema>(value: Value) =>
  Type.Unsafe<Static<Value> | null>({
    anyOf: [value, { type: 'null' }],
    description: 'Null for the default.',
  });

const part = <Value extends TSchema>(value: Value) =>
  Type.Object({
    value: nullable(value),
    version: Type.Integer({
      description:
        'Incremented with each change; send it with a change to detect conflicts. 0 before the first.',
    }),
    changedAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    changedBy: nullableText,
  });

export const StaffStorefront = Type.Object(
  { menu: part(partValues.menu), mobile: part(partValues.mobile), home: part(partValues.home) },
  { $id: 'StaffStorefront' },
);

const change = <Value extends TSchema>(value: Value) =>
  Type.Object({
    version: Type.Integer({ description: 'Version when it was opened.' }),
    value: nullable(value),
  });

export const MenuChange = Type.With(change(partValues.menu), { $id: 'MenuChange' });
export const MobileListsChange = Type.With(change(partValues.mobile), { $id: 'MobileListsChange' });
export const HomeSectionsChange = Type.With(change(partValues.home), { $id: 'HomeSectionsChange' });

export const storefrontData = { shop: ref(Storefront), staff: ref(StaffStorefront) };
