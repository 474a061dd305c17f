import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '../api/types';

/** Asks the browser to create a passkey. Rejects with an error for `passkeyProblem`. */
export const createPasskey = ({ options }: PasskeyOptions) =>
  startRegistration({ optionsJSON: options as object as PublicKeyCredentialCreationOptionsJSON });

/** Asks the browser to sign in with a passkey. Rejects with an error for `passkeyProblem`. */
export const signWithPasskey = ({ options }: PasskeyOptions) => startAuthentication({ optionsJSON: options });
