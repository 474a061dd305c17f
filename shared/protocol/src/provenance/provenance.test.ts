import { describe, expect, it } from '@jest/globals';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { RegistryError } from '../errors';
import type { PackedRemote } from '../archive/pack-remote';
import { smallRemote } from '../testing/small-remote';
import { attachProvenance, isSignedBy, openEnvelope } from './envelope';
import { byHand, type BuildOrigin } from './build-origin';
import { newKeyPair, readPublicKey, readSigningKey } from './keys';
import { mismatchOf, sha256Of } from './statement';

const origin: BuildOrigin = {
  commit: 'a'.repeat(40),
  dirty: true,
  repository: 'https://git.example/gifts.git',
  pipeline: 'https://git.example/gifts/runs/7',
  builder: 'https://git.example/gifts',
  builtBy: 'asha',
};

const sbom = '{"bomFormat":"CycloneDX"}';
const pair = newKeyPair();
const key = readSigningKey(pair.privateKey);

const signed = (packed: PackedRemote = smallRemote('gifts', '1.0.0')) =>
  attachProvenance(packed, { origin, sbom, key });
const envelopeOf = ({ attached }: PackedRemote) => openEnvelope(attached?.attestation ?? '');

function refusal(work: () => unknown): [number, string] {
  try {
    work();
  } catch (error) {
    if (error instanceof RegistryError) return [error.status, error.message];
    throw error;
  }
  throw new Error('Expected a RegistryError.');
}

describe('a key', () => {
  it('is read back unchanged, with the same id', () => {
    expect(key.id).toBe(pair.id);
    expect(readPublicKey(`\r\n${pair.publicKey}`)).toEqual({ id: pair.id, publicKey: pair.publicKey });
    expect(pair.id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is refused if it is another kind of key, not a key, or the wrong half of a pair', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const text of [pem, 'a key', '']) {
      expect(refusal(() => readPublicKey(text))).toEqual([
        422,
        expect.stringMatching(/^This is not a public ed25519 key/),
      ]);
    }
    expect(refusal(() => readPublicKey(pair.privateKey))).toEqual([
      422,
      expect.stringMatching(/^This is a private key/),
    ]);
    const [status, message] = refusal(() => readSigningKey('secret words'));
    expect([status, message]).toEqual([422, expect.stringMatching(/not a private ed25519 key/)]);
    expect(message).not.toContain('secret words');
  });
});

describe('a statement', () => {
  it('records the origin of a version in in-toto and SLSA format, and signs all of it', () => {
    const envelope = envelopeOf(signed());
    const { artifact } = smallRemote('gifts', '1.0.0');
    expect(envelope.statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'gifts@1.0.0', digest: { sha256: artifact.digest } }, { name: 'artifact.json' }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          resolvedDependencies: [
            {
              uri: `git+https://git.example/gifts.git@${'a'.repeat(40)}`,
              digest: { gitCommit: 'a'.repeat(40) },
              annotations: { dirty: true },
            },
          ],
        },
        runDetails: {
          builder: { id: 'https://git.example/gifts' },
          metadata: { invocationId: 'https://git.example/gifts/runs/7' },
          byproducts: [{ name: '@sbom.json', digest: { sha256: sha256Of(sbom) } }],
        },
      },
    });
    const [signature] = envelope.signatures;
    expect(signature?.keyid).toBe(pair.id);
    const ours = createPublicKey(pair.publicKey);
    expect(signature && isSignedBy(envelope, signature, ours)).toBe(true);
    const other = createPublicKey(newKeyPair().publicKey);
    expect(signature && isSignedBy(envelope, signature, other)).toBe(false);
  });

  it('follows DSSE: the signed bytes start with the type and length', () => {
    const { signed: bytes, statement } = envelopeOf(signed());
    const payload = JSON.stringify(statement);
    expect(Buffer.from(bytes).toString('utf8')).toBe(
      `DSSEv1 28 application/vnd.in-toto+json ${Buffer.byteLength(payload)} ${payload}`,
    );
  });

  it('has no signature without a key, and no git data outside of a repository', () => {
    const none = { ...origin, commit: null, dirty: false, repository: null, pipeline: null, builder: byHand };
    const packed = attachProvenance(smallRemote('gifts', '1.0.0'), {
      origin: none,
      sbom: undefined,
      key: null,
    });
    const { statement, signatures } = envelopeOf(packed);
    expect(signatures).toEqual([]);
    expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([]);
    expect(mismatchOf(statement, packed.artifact, null)).toBeNull();
  });
});

describe('a mismatch with the statement', () => {
  const { statement } = envelopeOf(signed());
  const { artifact } = smallRemote('gifts', '1.0.0');
  const digest = sha256Of(sbom);

  it('is null regardless of the publisher, the time and the stored form of the record', () => {
    const { remote, version, ...others } = artifact;
    const stored = {
      ...others,
      version,
      remote,
      publishedBy: 'ci',
      at: '2026-11-26T00:00:00.000Z',
      git: null,
    };
    expect(mismatchOf(statement, stored, digest)).toBeNull();
  });

  it.each([
    ['another version', smallRemote('gifts', '1.0.1').artifact, 'is for gifts@1.0.0, not for gifts@1.0.1'],
    ['another remote', smallRemote('cards', '1.0.0').artifact, 'is for gifts@1.0.0, not for cards@1.0.0'],
    ['changed files', smallRemote('gifts', '1.0.0', { text: 'evil' }).artifact, 'were changed afterwards'],
    [
      'changed files under the old digest',
      { ...smallRemote('gifts', '1.0.0', { text: 'evil' }).artifact, digest: artifact.digest },
      'were changed afterwards',
    ],
    [
      'another entry for the same files',
      { ...artifact, routes: [{ path: '/checkout-help', module: 'page' }] },
      'runs the files differently',
    ],
  ])('is %s', (_what, other, words) => {
    expect(mismatchOf(statement, other, digest)).toContain(words);
  });

  it('is a different or missing bill of materials', () => {
    for (const other of [sha256Of('{}'), null]) {
      expect(mismatchOf(statement, artifact, other)).toContain(
        'The bill of materials of gifts@1.0.0 does not match',
      );
    }
  });
});

describe('an envelope', () => {
  const text = (value: unknown) => JSON.stringify(value);
  const whole = JSON.parse(signed().attached?.attestation ?? '') as Record<string, unknown>;
  const payloadOf = (value: unknown) => Buffer.from(text(value)).toString('base64');

  it.each([
    ['{', 'The envelope of the provenance is not valid JSON.'],
    ['7', 'The envelope of the provenance is invalid:'],
    [text({ ...whole, payloadType: 'text/plain' }), '"payloadType" must be application/vnd.in-toto+json.'],
    [text({ ...whole, payload: 'ä' }), '"payload" must be base64.'],
    [text({ ...whole, signatures: 'none' }), '"signatures" must be a list of at most 10 entries.'],
    [text({ ...whole, signatures: [{ keyid: 1 }] }), '"signatures[0].keyid" must be a string'],
    [text({ ...whole, payload: 'AAAA' }), 'The statement in the provenance is not valid JSON.'],
    [
      text({ ...whole, payload: payloadOf({ _type: 'other' }) }),
      'The statement in the provenance is invalid:',
    ],
  ])('is refused with its errors if it is malformed: %#', (malformed, words) => {
    expect(refusal(() => openEnvelope(malformed))).toEqual([422, expect.stringContaining(words)]);
  });
});
