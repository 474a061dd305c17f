/** A replacement in the text of a build's files. */
export interface TextEdit {
  readonly files: RegExp;
  readonly from: string | RegExp;
  readonly to: string;
}

/** What the faults need to know about a shop: its labels, addresses, storage and files. */
export interface Site {
  /** Labels of buttons, or parts of them. */
  readonly labels: {
    readonly addToCart: string;
    /** The start of the label of the button that pays. */
    readonly pay: string;
    readonly continueToPayment: string;
  };
  /** The start of a product's address, of the search with its query, and of a link that only signed-in shoppers have. */
  readonly addresses: {
    readonly product: string;
    readonly search: string;
    readonly account: string;
    /** An address of a product, which a route of `content` must not claim. */
    readonly productRoute: string;
  };
  /** Keys of the cart in `localStorage`; the first contains a JSON array of its lines. */
  readonly cartKeys: readonly [string, ...string[]];
  /** Selectors of elements with prices, and of names in another language. */
  readonly selectors: { readonly prices: string; readonly otherNames: string; readonly status: string };
  readonly builds: {
    /** Modules of `catalog` with pages. */
    readonly catalogModules: readonly string[];
    /** Style sheets of pages of `catalog`. */
    readonly catalogStyles: RegExp;
    /** A script of a page of `content`. */
    readonly contentScript: RegExp;
    /** A module of `content` with a page. */
    readonly contentModule: string;
    /** Changes a text of `content` in the browser's build only. */
    readonly browserText: TextEdit;
    /** Multiplies the amount of an order of `checkout` by ten. */
    readonly amount: TextEdit;
  };
}

/** The shop of this repository. */
export const vintageCraft: Site = {
  labels: { addToCart: 'Add to Cart', pay: 'Pay ₹', continueToPayment: 'Continue to Payment' },
  addresses: {
    product: '/products/',
    search: '/search?q=',
    account: '/user/profile',
    productRoute: '/products/:name',
  },
  cartKeys: ['cartItems', 'storeCount'],
  selectors: {
    prices: 'main article, main [data-testid="price-ticket"]',
    otherNames: 'main [lang="hi"]',
    status: 'main [role="status"]',
  },
  builds: {
    catalogModules: ['all-products', 'product', 'new-arrivals'],
    catalogStyles: /expose-(all-products|product|new-arrivals)\.css$/,
    contentScript: /(^|\/)expose-faq\.js$/,
    contentModule: 'faq',
    browserText: {
      files: /^(browser\/)?expose-faq\.js$/,
      from: 'Not among these?',
      to: 'Not among those?',
    },
    amount: {
      files: /expose-checkout-page\.js$/,
      from: /amount:(\w+)(,currency:\w+\.shop\.currency,receipt)/,
      to: 'amount:10*$1$2',
    },
  },
};
