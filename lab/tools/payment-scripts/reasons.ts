/** Why each remote's code may run in the document in which a shopper pays. A new remote needs a line here. */
const ofRemotes: Readonly<Record<string, string>> = {
  account:
    'sign-in, sign-up and profile, between which and the checkout shoppers move without a new document',
  cart: 'the cart panel on every page, and the cart page',
  catalog: 'the listings and product pages that shoppers come to the checkout from without a new document',
  checkout: 'the shipping form, the payment step and the order summary',
  content: 'the blog, policies and contact page, which the checkout links to without a new document',
};

const ofShellFiles: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^main\./, 'starts the page: header, footer, routes and the loader of remotes'],
  [/^head\./, 'keeps the title and description of the page'],
  [/^menus\./, 'the menus of the header'],
  [/^vitals\./, 'measures how fast the page is for the shopper, without anything of what is typed'],
  [/^toasts\./, 'shows messages, failed payments among them'],
  [/^\d+\./, 'shared code of the shell and the remotes, loaded when a page needs it'],
];

/** Why the remote's code may run; throws an Error that names where to write it down. */
export function reasonOfRemote(remote: string): string {
  const reason = ofRemotes[remote];
  if (reason) return reason;
  throw new Error(
    `Nobody has written down why "${remote}" may run where shoppers pay: lab/tools/payment-scripts/reasons.ts.`,
  );
}

/** Why a file of the shell may run; throws an Error that names where to write it down. */
export function reasonOfShellFile(file: string): string {
  const found = ofShellFiles.find(([name]) => name.test(file));
  if (found) return found[1];
  throw new Error(
    `Nobody has written down why the shell's "${file}" may run where shoppers pay: lab/tools/payment-scripts/reasons.ts.`,
  );
}
