import { describe, expect, it } from '@jest/globals';
import type { Artifact } from '@shop/contracts';
import { publishedVersion } from './service';

const built = (source: string) => () => ({ source }) as Artifact;
const nothing = () => undefined;

describe('publishedVersion', () => {
  const current = 'ab12cd34ef';

  it('is the package’s version while that is unpublished or has the same sources', () => {
    expect(publishedVersion(nothing, 'cart', '1.0.0', current)).toBe('1.0.0');
    expect(publishedVersion(built(current), 'cart', '1.0.0', current)).toBe('1.0.0');
  });

  it('is a pre-release with the fingerprint of the sources if the version has different sources', () => {
    expect(publishedVersion(built('older'), 'cart', '1.0.0', current)).toBe('1.0.0-dev.ab12cd34');
  });
});
