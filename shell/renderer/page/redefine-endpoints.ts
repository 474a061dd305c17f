import { firstDefinitions, type FirstDefinitions, type shopApi } from '@shop/api-client';

/** The endpoints that remotes define on the server. */
export interface RedefinedEndpoints {
  /** Begins a page, whose modules run again and define their endpoints again. */
  beginPage(): void;
}

/**
 * Lets remotes redefine their endpoints for each page: RTK Query would keep the first definition of a name, and with it module
 * variables of the first page or of a different version. Within a page the first definition stays, as in browsers. Remotes
 * cannot redefine or enhance existing endpoints of the shell.
 */
export function redefineEndpoints(api: typeof shopApi): RedefinedEndpoints {
  const own = new Set(Object.keys(api.endpoints));
  let ofPage: FirstDefinitions = firstDefinitions();
  const withoutOwn = <Definitions extends object>(definitions: Definitions) =>
    Object.fromEntries(Object.entries(definitions).filter(([name]) => !own.has(name))) as Definitions;
  const { injectEndpoints, enhanceEndpoints } = api;
  api.injectEndpoints = (options) =>
    injectEndpoints({
      ...options,
      overrideExisting: true,
      endpoints: (build) => ofPage.only(withoutOwn(options.endpoints(build))),
    });
  api.enhanceEndpoints = (options) =>
    enhanceEndpoints({ ...options, ...(options.endpoints && { endpoints: withoutOwn(options.endpoints) }) });
  return { beginPage: () => void (ofPage = firstDefinitions()) };
}
