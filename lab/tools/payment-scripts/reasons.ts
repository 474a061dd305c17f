/** The reason why each remote's code may run on the checkout page. Add a line for each new remote. */
const ofRemotes: Readonly<Record<string, string>> = {
  account: 'sign-in, sign-up and profile; not loaded by the checkout, but could fill a slot of it',
  cart: 'the cart and wishlist panels on every page, and the cart page',
  catalog: 'the listings and product pages; not loaded by the checkout, but could fill a slot of it',
  checkout: 'the shipping form, the payment step and the order summary',
  content: 'the blog, policies and contact page; not loaded by the checkout, but could fill a slot of it',
};

const ofShellFiles: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^main\./, 'starts the page: header, footer, routes and the loader of remotes'],
  [/^head\./, 'keeps the title and description of the page'],
  [/^menus\./, 'the menus of the header'],
  [/^vitals\./, 'measures how fast the page is for the shopper, without anything that is typed'],
  [/^toasts\./, 'shows messages, failed payments among them'],
  [/^\d+\./, 'shared code of the shell and the remotes, loaded when a page needs it'],
];

/** The reason why the remote's code may run; if there is none, throws an Error that explains where to add it. */
export function reasonOfRemote(remote: string): string {
  const reason = ofRemotes[remote];
  if (reason) return reason;
  throw new Error(
    `Missing reason why "${remote}" may run where shoppers pay. Add it to lab/tools/payment-scripts/reasons.ts.`,
  );
}

/** The reason why a file of the shell may run; if there is none, throws an Error that explains where to add it. */
export function reasonOfShellFile(file: string): string {
  const found = ofShellFiles.find(([name]) => name.test(file));
  if (found) return found[1];
  throw new Error(
    `Missing reason why the shell's "${file}" may run where shoppers pay. Add it to lab/tools/payment-scripts/reasons.ts.`,
  );
}
