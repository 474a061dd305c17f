import { lent } from './lent';
import { ShareScope } from './share-scope';

let page: ShareScope | undefined;

/** The page's scope, with all that the shell provides: that runs already, so no newer version of a remote takes its place. */
export function pageScope(): ShareScope {
  page ??= new ShareScope({ name: 'shell', shared: lent() });
  return page;
}
