/** How wide a card's photo is, by the columns of the grid; on a phone it is the left part of the card. */
export const cardPhotoSizes =
  '(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 37vw';
