export { devDocument, type DevDocumentOptions } from './dev-document';
export { createShopProxy } from './shop-proxy';
