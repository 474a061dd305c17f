import type { PinCheck, Storefront } from '@shop/contracts';
// Imported by the package's name, so that a remote uses its host's API.
import { shopApi } from '@shop/api-client';

/** Endpoints that the shell defines on every page. Remotes do not define them, since a name belongs to one of them. */
interface ShellEndpoints {
  readonly getStorefront: {
    readonly useQueryState: (args: undefined) => { readonly data?: Storefront };
  };
  /** Null if the shop does not check PIN codes. */
  readonly checkDeliveryPin: {
    readonly useQuery: (
      pin: string,
      options: { readonly skip: boolean },
    ) => {
      readonly currentData?: PinCheck | null;
      readonly error?: unknown;
      readonly isFetching: boolean;
      readonly refetch: () => unknown;
    };
  };
}

/** For a shell that predates these endpoints: no settings, and no checks of PIN codes. */
const none: ShellEndpoints = {
  getStorefront: { useQueryState: () => ({}) },
  checkDeliveryPin: { useQuery: () => ({ isFetching: false, refetch: () => undefined }) },
};

/** Each of the shell's endpoints, or one without data where the shell does not have it. */
export const shellEndpoints = (): ShellEndpoints => ({
  ...none,
  ...(shopApi.endpoints as Partial<ShellEndpoints>),
});
