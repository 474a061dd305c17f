/**
 * How wide a card's photo is drawn, by the columns of the grid. On a phone the left side of a card shows a piece of it,
 * as high as the card.
 */
export const cardPhotoSizes =
  '(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 46vw';
