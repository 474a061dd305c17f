import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { RegistryError } from '../errors';

/** A pair of ed25519 keys as PEM: PKCS#8 and SPKI. */
export interface KeyPair {
  readonly id: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

/** A private key that signs versions. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** The ID of a public key: the first half of the sha256 of its SPKI, in hex. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);

const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

/** Generates a new key pair. */
export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: keyIdOf(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: spki(publicKey),
  };
}

/** Parses a key; null if the text is not a key. */
function keyOr(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Reads a private key. Throws a RegistryError 422 for anything else, without the text in its message. */
export function readSigningKey(pem: string): SigningKey {
  const key = keyOr(() => createPrivateKey(pem));
  if (key) return { key, id: keyIdOf(createPublicKey(key)) };
  throw new RegistryError(
    422,
    'The signing key is not a private ed25519 key in PEM ("-----BEGIN PRIVATE KEY-----"). Create a pair with "keys new".',
  );
}

/** Reads a public key for registration: its id and its normalized PEM. Throws a RegistryError 422 for anything else. */
export function readPublicKey(pem: string): { readonly id: string; readonly publicKey: string } {
  if (/PRIVATE KEY/.test(pem)) {
    throw new RegistryError(
      422,
      'This is a private key, and it is now exposed. Create a new pair, and register its public key.',
    );
  }
  const key = keyOr(() => createPublicKey(pem));
  if (key) return { id: keyIdOf(key), publicKey: spki(key) };
  throw new RegistryError(
    422,
    'This is not a public ed25519 key in PEM ("-----BEGIN PUBLIC KEY-----"). "keys new" creates one.',
  );
}
