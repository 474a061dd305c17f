/** `sizes` of a card's photo. In a separate file for pages without product cards. */
export const cardPhotoSizes =
  '(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 340px) 45vw, 92vw';
