import type { shopApi } from '@shop/api-client';

/**
 * Lets remotes redefine their endpoints for each page: RTK Query would keep the first definition of a name, and with it module
 * variables of the first page or of another version. Remotes cannot redefine or enhance existing endpoints of the shell.
 */
export function redefineEndpoints(api: typeof shopApi): void {
  const own = new Set(Object.keys(api.endpoints));
  const withoutOwn = <Definitions extends object>(definitions: Definitions) =>
    Object.fromEntries(Object.entries(definitions).filter(([name]) => !own.has(name))) as Definitions;
  const { injectEndpoints, enhanceEndpoints } = api;
  api.injectEndpoints = (options) =>
    injectEndpoints({
      ...options,
      overrideExisting: true,
      endpoints: (build) => withoutOwn(options.endpoints(build)),
    });
  api.enhanceEndpoints = (options) =>
    enhanceEndpoints({ ...options, ...(options.endpoints && { endpoints: withoutOwn(options.endpoints) }) });
}
