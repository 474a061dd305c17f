/** What other modules use of pictures. */
export { Photo } from './photo-schema';
export { toPhoto } from './photo-view';
export { pictureAddress, pictureIdOf, shopPictures, type ShopPicture } from './shop-pictures';
export type { StoredPhoto } from './stored-photo';
