import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import { hashSecret, newToken } from '../secrets';
import type { Refuse } from '../sign-in/context';
import type { AccountId, Passkey, PasskeyPurpose, PasskeyStore } from './store';

/** How long a browser may take to respond to a challenge, in ms. */
export const passkeyAttemptMs = 5 * 60_000;

/** Maximum number of passkeys of an account. */
export const maxPasskeys = 20;

/** ES256, EdDSA and RS256: all that devices offer, whatever this runtime supports in addition. */
const algorithms = [-7, -8, -257];

interface Options<DB, Account extends AccountId> {
  readonly database: {
    readonly db: Kysely<DB>;
    transaction<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  };
  readonly store: PasskeyStore<DB, Account>;
  readonly clock: () => Date;
  readonly refuse: Refuse;
  /** Shown by browsers next to the passkey. */
  readonly issuer: string;
}

/** A challenge for a browser. */
export interface BegunPasskey<BrowserOptions> {
  /** The secret that the browser sends with its response. */
  readonly attempt: string;
  /** For `navigator.credentials`, as JSON. */
  readonly options: BrowserOptions;
}

/** A new credential, as JSON. */
export type NewCredential = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type' | 'response'>;

/** The credential of a sign-in, as JSON. */
export type UsedCredential = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type' | 'response'>;

/** The response of a browser to a challenge. */
export interface PasskeyResponse<Credential> {
  /** The `attempt` of the challenge; undefined if the browser has lost it. */
  readonly attempt: string | undefined;
  /** The credential as JSON, unchecked. */
  readonly credential: Credential;
}

/** A user of an API, as authenticators store it. */
export interface PasskeyUser<Account extends AccountId> {
  readonly account: Account;
  /** Identifies the account on devices, and never changes. Not personal data. */
  readonly handle: string;
  /** Shown by browsers when several accounts have a passkey. */
  readonly name: string;
}

export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null before its first sign-in. */
  readonly usedAt: string | null;
}

/** Imported lazily: processes need it only once somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

const described = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });

/** The hostname that passkeys of this origin belong to. */
const rpIdOf = (origin: string) => new URL(origin).hostname;

/**
 * Registers and verifies passkeys (WebAuthn). `origin` is the public origin of the pages, such as `https://shop.example`: passkeys
 * belong to its hostname. A challenge can be used once, within five minutes, by the browser that requested it.
 */
export function createPasskeys<DB, Account extends AccountId>(options: Options<DB, Account>) {
  const { database, store, clock, refuse, issuer } = options;

  const lost = (status: 401 | 422) => refuse(status, 'This request has expired. Try again.');
  const unknown = () => refuse(401, 'This passkey is not registered here. Sign in with your password.');
  const unverified = () =>
    refuse(401, 'The passkey could not be verified. Try again, or sign in with your password.');

  const begin = async <BrowserOptions extends { readonly challenge: string }>(
    made: BrowserOptions,
    purpose: PasskeyPurpose,
    account: Account | null,
  ): Promise<BegunPasskey<BrowserOptions>> => {
    const attempt = newToken();
    const now = clock();
    const { challenge } = made;
    const expires_at = new Date(now.getTime() + passkeyAttemptMs);
    const row = { id: hashSecret(attempt), challenge, purpose, account, expires_at };
    await store.addChallenge(database.db, row, now);
    return { attempt, options: made };
  };

  /** Committed before the response is checked, so that a wrong one also uses up the challenge. */
  const takeChallenge = async (attempt: string | undefined) =>
    attempt === undefined ? undefined : store.takeChallenge(database.db, hashSecret(attempt), clock());

  /** Options for a sign-in with one of these passkeys, or with any if there are none. */
  const request = async (origin: string, passkeys: readonly Passkey[]) => {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: rpIdOf(origin),
      timeout: passkeyAttemptMs,
      userVerification: passkeys.length === 0 ? 'required' : 'preferred',
      ...(passkeys.length > 0 && { allowCredentials: passkeys.map(described) }),
    });
  };

  return {
    /** The passkeys of an account, oldest first. */
    async list(account: Account): Promise<PasskeyView[]> {
      const rows = await store.list(database.db, account);
      return rows.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      }));
    },

    /**
     * Begins to add a passkey. With `alone` it must be able to sign in without a password. Throws a 409 for an account that has too many.
     */
    async beginRegistration(
      origin: string,
      { account, handle, name }: PasskeyUser<Account>,
      { alone }: { readonly alone: boolean },
    ): Promise<BegunPasskey<PublicKeyCredentialCreationOptionsJSON>> {
      const { generateRegistrationOptions } = await library();
      const existing = await store.list(database.db, account);
      if (existing.length >= maxPasskeys)
        throw refuse(409, `You have ${maxPasskeys} passkeys. Remove one to add another.`);
      const needs = alone ? 'required' : 'preferred';
      const made = await generateRegistrationOptions({
        rpName: issuer,
        rpID: rpIdOf(origin),
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(handle)),
        timeout: passkeyAttemptMs,
        attestationType: 'none',
        excludeCredentials: existing.map(described),
        authenticatorSelection: { residentKey: needs, userVerification: needs },
        supportedAlgorithmIDs: algorithms,
      });
      return begin(made, 'registration', account);
    },

    /**
     * Adds the passkey of a browser's response to the account that requested it. `added` runs in the same transaction. Throws a 422 for
     * a response that is late, for another account or not genuine, and a 409 for a passkey that is already known.
     */
    async register(
      origin: string,
      account: Account,
      { attempt, credential, name }: PasskeyResponse<NewCredential> & { readonly name: string },
      { alone, added }: { readonly alone: boolean; added(tx: Transaction<DB>): Promise<unknown> },
    ): Promise<void> {
      const challenge = await takeChallenge(attempt);
      if (challenge?.purpose !== 'registration' || challenge.account !== account) throw lost(422);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo: found } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge.challenge,
        expectedOrigin: origin,
        expectedRPID: rpIdOf(origin),
        requireUserVerification: alone,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!found) throw refuse(422, 'The passkey could not be added. Try again.');
      const { id, publicKey, counter } = found.credential;
      // Browsers report what they know about the device, unsigned; it only helps them to find it again.
      const transports = JSON.stringify(credential.response.transports ?? []);
      await database.transaction(async (tx) => {
        const isNew = await store.add(tx, {
          ...{ id, account, name, counter, transports, used_at: null, created_at: clock() },
          public_key: Buffer.from(publicKey).toString('base64url'),
        });
        if (!isNew) throw refuse(409, 'This passkey has already been added.');
        await added(tx);
      });
    },

    /** Begins a sign-in with a passkey alone; the browser lists the passkeys it has for this host. */
    beginSignIn: async (origin: string): Promise<BegunPasskey<PublicKeyCredentialRequestOptionsJSON>> =>
      begin(await request(origin, []), 'sign-in', null),

    /** Begins the second step after an account's password. Throws a 409 for an account without a passkey. */
    async beginSecondFactor(
      origin: string,
      account: Account,
    ): Promise<BegunPasskey<PublicKeyCredentialRequestOptionsJSON>> {
      const passkeys = await store.list(database.db, account);
      if (passkeys.length === 0)
        throw refuse(409, 'This account does not have a passkey. Enter a code of your authenticator.');
      return begin(await request(origin, passkeys), 'second-factor', account);
    },

    /**
     * Verifies a browser's response, then runs `enter` with the account in the same transaction, and resolves with its result. Throws a
     * 401 for a response that is late or not genuine, and for a passkey that is unknown, of another account, a copy, or used without
     * a PIN, fingerprint or face where the passkey is the only factor.
     */
    async signIn<T>(
      origin: string,
      { attempt, credential }: PasskeyResponse<UsedCredential>,
      enter: (tx: Transaction<DB>, account: Account) => Promise<T>,
    ): Promise<T> {
      const challenge = await takeChallenge(attempt);
      if (!challenge || challenge.purpose === 'registration') throw lost(401);
      const { verifyAuthenticationResponse } = await library();
      return database.transaction(async (tx) => {
        const passkey = await store.lock(tx, credential.id);
        if (!passkey || (challenge.account !== null && passkey.account !== challenge.account))
          throw unknown();
        const { id, public_key, transports } = passkey;
        const verified = await verifyAuthenticationResponse({
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge.challenge,
          expectedOrigin: origin,
          expectedRPID: rpIdOf(origin),
          // The counter and the verification of the user are checked below, to report them separately.
          credential: { id, publicKey: bytesOf(public_key), counter: 0, transports: [...transports] },
          requireUserVerification: false,
        }).catch(() => undefined);
        if (!verified?.verified) throw unverified();
        const { newCounter, userVerified } = verified.authenticationInfo;
        if (challenge.purpose === 'sign-in' && !userVerified)
          throw refuse(401, 'This passkey did not check that it is you. Sign in with your password.');
        const counter = Number(passkey.counter);
        if (newCounter <= counter && (newCounter > 0 || counter > 0))
          throw refuse(401, 'This passkey may have been copied. Sign in with your password, and remove it.');
        await store.markUsed(tx, id, newCounter, clock());
        return enter(tx, passkey.account);
      });
    },
  };
}

export type Passkeys<Account extends AccountId> = ReturnType<typeof createPasskeys<unknown, Account>>;
