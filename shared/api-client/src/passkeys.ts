import { t } from '@shop/config/messages';

/**
 * Whether this browser can use passkeys on this page: it supports WebAuthn, the page is secure, and its host has a name. Passkeys do
 * not work at an IP address. False on the server.
 */
export const canUsePasskeys = (
  page: { readonly location?: { readonly hostname: string } } = globalThis,
): boolean =>
  'PublicKeyCredential' in page && page.location !== undefined && !/^[\d.]+$|:/.test(page.location.hostname);

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used. Try again.',
  AbortError: 'The passkey was not used. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot store such a passkey. Try another one.',
  ConstraintError: 'This device cannot store such a passkey. Try another one.',
};

/** A message about an error of `navigator.credentials`, which is thrown when the user cancels, for example. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return t(problems[name] ?? 'Your browser could not use a passkey. Try again.');
}
