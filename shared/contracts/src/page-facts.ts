/** A product on its own page. */
export interface ProductFacts {
  readonly kind: 'product';
  readonly name: string;
  readonly description: string;
  /** Addresses of its photos, the main one first. */
  readonly images: readonly string[];
  readonly code: string | null;
  readonly brand: string | null;
  /** Unit price after the discount. */
  readonly pricePaise: number;
  /** When the price ends, in ISO 8601; absent if it does not. */
  readonly priceUntil?: string;
  readonly inStock: boolean;
  /** English name of the country of origin. */
  readonly origin?: string;
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
