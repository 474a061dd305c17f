/** How wide a card's photo is drawn, by the columns of the grid. */
export const cardPhotoSizes =
  '(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 340px) 45vw, 92vw';
