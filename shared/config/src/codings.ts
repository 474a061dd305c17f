/**
 * The earlier names of `@shop/config/content-encoding`, for packages that were built with them.
 *
 * @deprecated Import from `@shop/config/content-encoding`.
 */
export {
  compress as pack,
  contentEncodingOf as codingOf,
  minCompressedBytes as minPackedBytes,
  type CompressedEncoding as PackedCoding,
  type ContentEncoding as Coding,
} from './content-encoding';
