interface Allowed {
  readonly sources: RegExp;
  /** Maximum bytes of one copy after minifying. */
  readonly upTo: number;
  readonly why: string;
}

/** Modules that may be shipped twice, each with its reason. */
export const allowedDuplicates: readonly Allowed[] = [
  {
    sources: /^(webpack\/|external |node_modules\/\.federation\/)/,
    upTo: 8000,
    why: 'Each entry starts its own runtime: remotes are built and published separately, and cannot rely on the runtime of another.',
  },
  {
    sources: /^node_modules\/@module-federation\//,
    upTo: 2500,
    why: "The bundler runtime of each entry; its core, which is larger, is the host's.",
  },
  {
    sources: /^shared\/remote-kit\//,
    upTo: 620,
    why: 'Each remote bundles its version of the kit; a shell that provided it would have to be as new as every remote.',
  },
  {
    sources: /^shared\/api-client\/src\/(endpoint|connection)\//,
    upTo: 500,
    why: 'Each remote includes the helpers it was built with, which an older shell does not provide.',
  },
  {
    sources:
      /^shared\/ui\/src\/(primitives|commerce)\/(after-paint|mark-language|payment-methods-note|plus-gst)/,
    upTo: 450,
    why: 'A remote that imported these few lines from the host could not run in an older host.',
  },
  {
    sources: /^shared\/(ui\/src\/commerce\/consent-|api-client\/src\/consent)/,
    upTo: 1200,
    why: 'Forms of three remotes show the same notice, and also run in a host that predates it.',
  },
  {
    sources: /^shared\/(config\/src\/gstin|api-client\/src\/business)/,
    upTo: 1300,
    why: 'Saved addresses and the checkout check a GSTIN by the same rule, and remotes also run in a shell that predates it.',
  },
  {
    sources: /^shared\/config\/src\/messages/,
    upTo: 400,
    why: 'Remotes translate the shared components that they bundle, and run in a shell that has English only.',
  },
  {
    sources: /^shared\/ui\/src\/commerce\/stock-note/,
    upTo: 900,
    why: 'Cart and checkout use the same marks for a line, and both also run in an older host.',
  },
  {
    sources: /^shared\/money\/src\/shipping-line/,
    upTo: 300,
    why: 'Structured data states the shipping that the checkout charges, and both remotes also run in an older shell.',
  },
  {
    sources: /^shared\/money\/src\/price(-with-tax)?\.ts/,
    upTo: 2000,
    why: 'Amounts with GST are the same on cards, in the cart and at the checkout, and remotes also run in a shell that predates them.',
  },
  {
    sources: /^shared\/contracts\/src\/product-colours/,
    upTo: 600,
    why: 'Catalogue, cart, checkout and store name a line by the same rule, and remotes also run in a shell that predates it.',
  },
  {
    sources:
      /^shared\/(config\/src\/(dates|text-limits|email-address)|ui\/src\/(commerce\/email-warning|primitives\/field-id))/,
    upTo: 2000,
    why: 'Each remote validates its fields by the rules of the API, and also runs in an older host.',
  },
  {
    sources: /^shared\/(config|api-client)\/src\/(delivery|pin-check|prices|shell-endpoints)/,
    upTo: 1100,
    why: 'Product, cart and checkout check the delivery to a PIN code alike, and remotes also run in a shell that predates it.',
  },
  {
    sources: /^shared\/ui\/src\/commerce\/pin-check/,
    upTo: 1100,
    why: 'The field of that check, for the same reason.',
  },
  {
    sources: /^mfe-[^/]+\//,
    upTo: 600,
    why: 'Parts of a page load one by one near the viewport. Code this small costs less in each than a separate request.',
  },
  {
    sources: /^shared\/money\/src\/rupees/,
    upTo: 1700,
    why: 'The tax rows are a separate entry from the one that the shell provides, so that a remote runs in an older shell.',
  },
];
