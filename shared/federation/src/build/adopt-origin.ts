import { adoptShopOrigin } from '@shop/config';

/** Where webpack's runtime loads the remote's files from. */
declare const __webpack_public_path__: string;

// Runs before each exposed module: in the page of another site the shop is where the remote comes from.
adoptShopOrigin(__webpack_public_path__, location.href);
