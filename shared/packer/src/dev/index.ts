export { devDocument, type DevParts } from './dev-document';
export { createShopProxy } from './shop-proxy';
