import { createHostCookie, type HostCookie } from '../http/host-cookie';

/** How long a session lives after it was last seen, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The session's cookie, with its token. */
export function createSessionCookie(httpsOutside: boolean): HostCookie {
  return createHostCookie({ name: 'session', seconds: SESSION_SECONDS, httpsOutside });
}
