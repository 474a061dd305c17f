import { adoptShopOrigin } from '@shop/config';

/** Webpack's public path of the remote. */
declare const __webpack_public_path__: string;

// Runs before each exposed module. In a page of another site, it uses the remote's origin as the shop's.
adoptShopOrigin(__webpack_public_path__, location.href);
