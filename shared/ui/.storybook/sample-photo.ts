import type { PhotoSource } from '../src/commerce/photo-source';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
<path fill="#d5e4ea" d="M0 0h120v120H0z"/>
<path fill="#7c1815" d="M30 26h64v74H30z"/>
<path fill="#faf7f0" d="M40 40h44v18H40z"/>
<path fill="none" stroke="#7d5e25" stroke-width="2" stroke-dasharray="4 3" d="M36 26v74"/>
</svg>`;

/** A drawing that loads immediately, instead of a product's photo. */
export const samplePhoto: PhotoSource = {
  secure_url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  width: 1200,
  height: 1200,
};

/** A transparent picture of one pixel, which shows the placeholder of a photo. */
export const photoOnItsWay: PhotoSource = {
  secure_url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 1200,
  height: 1200,
};
