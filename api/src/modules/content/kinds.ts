/** The kinds of content that staff can change. */
export const contentKinds = ['post', 'policy', 'faq', 'announcement', 'hero', 'banner', 'carousel'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The action that created a version. `original`: the shop showed it before any staff member changed it. */
export type ContentAction = 'original' | 'saved' | 'published' | 'unpublished' | 'restored';

/** The texts of a picture in a slider. */
export interface ContentSlide {
  /** Its name in `pictures`. */
  readonly picture: string;
  /** The alternative text of a hero image; the title below a picture of the category carousel. */
  readonly caption: string;
  /** Path of the page that a hero picture links to; empty without a link. */
  readonly link: string;
}

/** The fields of an entry. A kind uses some of the fields; the others are empty. */
export interface ContentFields {
  readonly title: string;
  /** Name of the author. */
  readonly author: string;
  /** Publication date, YYYY-MM-DD in India. */
  readonly day: string;
  /** Ids of the shop's pictures, names of uploaded ones, or URLs of external ones that it already shows. */
  readonly pictures: readonly string[];
  /** Sanitised HTML. */
  readonly text: string;
  /** Each one line of sanitised HTML, without the paragraph around it. */
  readonly lines: readonly string[];
  /** One for each of the pictures of a slider; absent for other kinds. */
  readonly slides?: readonly ContentSlide[];
}

export const emptyFields: ContentFields = {
  title: '',
  author: '',
  day: '',
  pictures: [],
  text: '',
  lines: [],
};

/** A content entry, by its kind and its name within that kind. */
export interface ContentPlace {
  readonly kind: ContentKind;
  readonly slug: string;
}

/** Content that each shop has only once, with its name. */
export const singleEntries = [
  { kind: 'faq', slug: 'faq', title: 'FAQ' },
  { kind: 'announcement', slug: 'discount-top-bar', title: 'Announcement bar' },
  { kind: 'hero', slug: 'home', title: 'Hero images' },
  { kind: 'banner', slug: 'home', title: 'Banner of the home page' },
  { kind: 'carousel', slug: 'product-category', title: 'Category carousel' },
] as const satisfies readonly (ContentPlace & { readonly title: string })[];

/** False for a second entry of a kind that allows only one. */
export function isPlace({ kind, slug }: ContentPlace): boolean {
  const single = singleEntries.find((entry) => entry.kind === kind);
  return single === undefined || single.slug === slug;
}

/** Kinds that can be unpublished. Without the others, a page of the shop would be broken. */
const optionalKinds: readonly ContentKind[] = ['post', 'announcement', 'carousel'];

/** True for optional content. */
export const mayBeUnpublished = (kind: ContentKind): boolean => optionalKinds.includes(kind);
