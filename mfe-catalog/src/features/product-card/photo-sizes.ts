/** How wide a card's photo is, by the columns of the grid. In its own file for pages without product cards. */
export const cardPhotoSizes =
  '(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 340px) 45vw, 92vw';
