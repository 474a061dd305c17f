import type { Photo } from '@shop/contracts';

/** The largest picture of a photo that the document shows and has loaded; undefined when it shows none. */
export const loadedPicture = ({ secure_url: url }: Pick<Photo, 'secure_url'>): HTMLImageElement | undefined =>
  Array.from(document.images)
    .filter((image) => image.getAttribute('src') === url && image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0];
