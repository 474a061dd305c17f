/** Something that can be bought. */
interface OfferFacts {
  /** URLs of its photos, the main one first. */
  readonly images: readonly string[];
  readonly code: string | null;
  /** Unit price after the discount, as the page shows it. */
  readonly pricePaise: number;
  /** When the price expires, in ISO 8601; absent if it does not. */
  readonly priceUntil?: string;
  readonly inStock: boolean;
  /** Shipping of one unit, before tax or with it like the price, 0 if it is free; absent while it is unknown. */
  readonly shippingPaise?: number;
}

/** A variant of a product. */
export interface VariantFacts extends OfferFacts {
  readonly id: string;
  /** Path of the page that opens with this variant chosen. */
  readonly path: string;
  /** Its value for each option of the product. */
  readonly values: readonly string[];
}

/** A published review of a buyer. */
interface ReviewFacts {
  /** 1 to 5. */
  readonly stars: number;
  /** Empty without one. */
  readonly title: string;
  readonly text: string;
  /** First name and initial. */
  readonly author: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A product on its own page, with the offer of the chosen variant. */
export interface ProductFacts extends OfferFacts {
  readonly kind: 'product';
  readonly name: string;
  readonly description: string;
  readonly brand: string | null;
  /** Absent for a product without variants. */
  readonly group?: {
    /** Id of the product that the variants belong to. */
    readonly id: string;
    /** Names of the options in which the variants differ, such as "Colour". */
    readonly options: readonly string[];
    readonly variants: readonly VariantFacts[];
  };
  /** English name of the country of origin. */
  readonly origin?: string;
  /** The average of its published reviews, their number, and some of them; absent without any. */
  readonly rating?: {
    readonly average: number;
    readonly count: number;
    readonly reviews: readonly ReviewFacts[];
  };
}

/** A post of the blog. */
export interface ArticleFacts {
  readonly kind: 'article';
  readonly headline: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** Questions with their answers, both as plain text. */
export interface QuestionsFacts {
  readonly kind: 'questions';
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Structured data of a page's subject. A shell ignores unknown kinds. */
export type PageFacts = ProductFacts | ArticleFacts | QuestionsFacts;
