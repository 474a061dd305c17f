import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '../passkeys/passkeys';

type Item = number | string | Buffer | ReadonlyMap<number | string, Item>;

/** A CBOR data item, as far as credentials need it. */
function cbor(value: Item): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** What a test may change about a response. */
interface Deviations {
  /** Hostname that the device signs; by default the origin's. */
  readonly rpId?: string;
  /** The counter; by default incremented at each use. */
  readonly counter?: number;
  /** Whether the device checked its user by a PIN, fingerprint or face; true by default. */
  readonly verified?: boolean;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A software authenticator with one ES256 passkey, on a page of an origin. */
export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let used = 0;

  const clientData = (type: string, challenge: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const authenticatorData = (
    page: string,
    { rpId = new URL(page).hostname, counter = ++used, verified = true }: Deviations,
    credential?: Buffer,
  ) => {
    const flags = userPresent | (verified ? userVerified : 0) | (credential ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };
  const identity = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    /** The credential's id. */
    id: identity.id,
    /** Creates the passkey for the options of a registration. */
    register(
      { challenge }: { readonly challenge: string },
      deviations: Deviations = {},
      page = origin,
    ): NewCredential {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(page, deviations, credential)],
      ]);
      return {
        ...identity,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs the challenge of a sign-in. */
    signIn(
      { challenge }: { readonly challenge: string },
      deviations: Deviations = {},
      page = origin,
    ): UsedCredential {
      const data = authenticatorData(page, deviations);
      const client = clientData('webauthn.get', challenge, page);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...identity,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;
