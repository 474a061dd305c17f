import type { shopApi } from '@shop/api-client';

/**
 * Lets remotes define their endpoints again for each page: RTK Query would keep the first definition of a name, and with it the
 * module variables of the first page, or of another version. The endpoints that the API has by now stay as they are.
 */
export function redefineEndpoints(api: typeof shopApi): void {
  const own = new Set(Object.keys(api.endpoints));
  const { injectEndpoints } = api;
  api.injectEndpoints = (options) =>
    injectEndpoints({
      ...options,
      overrideExisting: true,
      endpoints: (build) => {
        const defined = options.endpoints(build);
        return Object.fromEntries(
          Object.entries(defined).filter(([name]) => !own.has(name)),
        ) as typeof defined;
      },
    });
}
