import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { shiprocketTokenMs } from '../../../durations';
import { CourierError } from '../courier';
import { type ClientTimes, type CourierClient, createCourierClient, jsonOf } from '../courier-client';
import type { ShiprocketSettings } from './settings';

export const title = 'Shiprocket';

const Login = Type.Object({ token: Type.String({ minLength: 1 }) });

/**
 * A client that signs in as an API user. Its token is valid for ten days; it is renewed earlier, and when a call with
 * it is refused.
 */
export function createShiprocketClient(
  { email, password }: Pick<ShiprocketSettings, 'email' | 'password'>,
  baseUrl: string,
  times: ClientTimes,
): CourierClient {
  const signIn = createCourierClient({
    ...times,
    title,
    baseUrl,
    authorise: async () => ({}),
    renewable: false,
    // Statuses for wrong credentials.
    unauthorised: [400, 403, 422],
  });
  let token: { readonly text: Promise<string>; readonly until: number } | undefined;

  const requestToken = async () => {
    const credentials = { email, password };
    const response = await signIn({
      method: 'POST',
      path: '/v1/external/auth/login',
      json: credentials,
      repeatable: true,
    });
    const body = jsonOf(response);
    if (Value.Check(Login, body)) return body.token;
    throw new CourierError('unavailable', `${title} sent a response that the shop cannot read.`);
  };

  return createCourierClient({
    ...times,
    title,
    baseUrl,
    renewable: true,
    // The status for a user without access to an endpoint.
    unauthorised: [403],
    async authorise(renew) {
      if (!token || renew || Date.now() > token.until) {
        token = { text: requestToken(), until: Date.now() + shiprocketTokenMs };
      }
      const { text } = token;
      try {
        return { authorization: `Bearer ${await text}` };
      } catch (error) {
        if (token.text === text) token = undefined;
        throw error;
      }
    },
  });
}
