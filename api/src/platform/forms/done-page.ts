import { paths } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import { sendPage } from './form-page';

/** What is said after a form was taken, in the words of the pages with scripts. */
export interface DonePage {
  readonly heading: string;
  readonly text: readonly string[];
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

export const homeWay = { href: paths.home, label: 'To the front counter' };

/** Where a browser is sent after its form was taken: a reload there sends nothing again. */
export const donePath = (form: string) => `/forms/${form}/done`;

/** The page at `donePath`. It is the same for everybody, and says nothing of what was sent. */
export function donePage(app: TypedApp, form: string, { heading, text, ways }: DonePage): void {
  app.get(donePath(form), { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, 200, { title: heading, rubber: 'Posted', heading, text, ways }),
  );
}
