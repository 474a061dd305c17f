import { slugify } from '@shop/config';

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments of a path, decoded. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded);

/**
 * Normalizes a path for redirect lookups, so that all accepted spellings match, such as
 * `/Collections/brand/Ding%20Ding/` and `/collections/brand/ding-ding`.
 */
export const pathKey = (path: string): string =>
  `/${segmentsOf(path)
    .map((segment) => slugify(segment.replaceAll(/[.+_]/g, '-')) || '-')
    .join('/')}`;
