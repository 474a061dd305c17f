import type { PackedRemote } from '../archive/pack-remote';
import { attachProvenance } from '../provenance/envelope';
import { readSigningKey, type KeyPair } from '../provenance/keys';

/** A bill of materials with one package. */
export const smallSbom = JSON.stringify({
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { lifecycles: [{ phase: 'build' }] } },
  components: [{ name: 'ui', group: '@shop', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] }],
});

/** A remote with a provenance statement, signed if there is a key pair. */
export const signedRemote = (packed: PackedRemote, pair: KeyPair | null): PackedRemote =>
  attachProvenance(packed, {
    origin: {
      commit: '0123456789abcdef0123456789abcdef01234567',
      dirty: false,
      repository: 'https://git.example/shop.git',
      pipeline: 'https://git.example/shop/runs/7',
      builder: 'https://git.example/shop',
      builtBy: 'asha',
    },
    sbom: smallSbom,
    key: pair && readSigningKey(pair.privateKey),
  });
