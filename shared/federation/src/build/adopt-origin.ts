import { adoptShopOrigin } from '@shop/config';

/** Webpack's public path of the remote. */
declare const __webpack_public_path__: string;

// Runs before each exposed module: in the page of another site, the remote's origin is the shop's.
adoptShopOrigin(__webpack_public_path__, location.href);
