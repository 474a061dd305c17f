import type { ProductRating, Storefront } from '@shop/contracts';
// Imported by the package's name, so that a remote uses its host's API.
import { shopApi } from '@shop/api-client';

/** An endpoint of the shell; a shell from before it has none. */
interface ShellEndpoints {
  readonly getStorefront?: {
    readonly select: (args: undefined) => (state: unknown) => { readonly data?: Storefront };
  };
}

/** The rating of all products; undefined until ten reviews are published, and in a shop that shows none. */
export const selectShopRating = (state: unknown): ProductRating | undefined =>
  (shopApi.endpoints as ShellEndpoints).getStorefront?.select(undefined)(state).data?.rating;
