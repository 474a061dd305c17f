import { describe, expect, it } from '@jest/globals';
import type { Artifact } from '@shop/contracts';
import type { ArtifactStore } from './artifact-store';
import { publishedVersion } from './published-version';

const storeWith = (source: string | null): Pick<ArtifactStore, 'find'> => ({
  find: () => (source === null ? undefined : ({ source } as Artifact)),
});

describe('publishedVersion', () => {
  const current = 'ab12cd34ef';

  it("is the package's own while nobody has published it, and for the same sources", () => {
    expect(publishedVersion(storeWith(null), 'cart', '1.0.0', current)).toBe('1.0.0');
    expect(publishedVersion(storeWith(current), 'cart', '1.0.0', current)).toBe('1.0.0');
  });

  it('is a pre-release with the fingerprint once the version is taken', () => {
    expect(publishedVersion(storeWith('older'), 'cart', '1.0.0', current)).toBe('1.0.0-dev.ab12cd34');
  });
});
