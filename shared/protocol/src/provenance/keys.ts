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

/** Runs what throws for a text that is not a key; null then. */
function keyOr(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Reads a private key. Throws a RegistryError 422 for anything else, which does not quote the text. */
export function readSigningKey(pem: string): SigningKey {
  const key = keyOr(() => createPrivateKey(pem));
  if (key) return { key, id: keyIdOf(createPublicKey(key)) };
  throw new RegistryError(
    422,
    'The signing key is not a private ed25519 key in PEM ("-----BEGIN PRIVATE KEY-----"). Make a pair with "keys new".',
  );
}

/** A public key as it is registered: its id and its PEM in one form. Throws a RegistryError 422 for anything else. */
export function readPublicKey(pem: string): { readonly id: string; readonly publicKey: string } {
  if (/PRIVATE KEY/.test(pem)) {
    throw new RegistryError(
      422,
      'This is a private key, and now more people have seen it than its owner. Make a new pair, and register its public half.',
    );
  }
  const key = keyOr(() => createPublicKey(pem));
  if (key) return { id: keyIdOf(key), publicKey: spki(key) };
  throw new RegistryError(
    422,
    'This is not a public ed25519 key in PEM ("-----BEGIN PUBLIC KEY-----"). "keys new" makes one.',
  );
}
