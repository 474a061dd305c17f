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
 * The form by which redirects compare paths: all spellings that the shop's pages accept are the same, such as
 * `/Collections/brand/Ding%20Ding/` and `/collections/brand/ding-ding`.
 */
export const pathKey = (path: string): string =>
  `/${segmentsOf(path)
    .map((segment) => slugify(segment.replaceAll(/[.+_]/g, '-')) || '-')
    .join('/')}`;
