import type { ConsentNotices } from '@shop/contracts';
import { shellEndpoints } from './shell-endpoints';

/** The notices about personal data that forms show; undefined if the shop shows none. Sends no request. */
export function useConsentNotices(): ConsentNotices | undefined {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.consent;
}

/** The field of a request for the notices that its form shows, and for the optional purposes that were ticked; empty without notices. */
export function consentsOf(
  notices: ConsentNotices | undefined,
  agreed: readonly string[],
): { readonly consents?: string } {
  if (!notices) return {};
  return { consents: ['notice', ...agreed].map((id) => `${id}@${notices.version}`).join(',') };
}
