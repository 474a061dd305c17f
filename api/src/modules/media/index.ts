/** What other modules use of pictures. */
export { findPicturesNamed, usePicturesNamed, type FindPicture } from './find-picture';
export { pictureNameOf } from './photo-names';
export { searchPhotos } from './photo-repository';
export { StaffPhoto, Photo } from './photo-schema';
export { toPhoto } from './photo-view';
export { readUpload } from './read-upload';
export { pictureAddress, shopPictures, type ShopPicture } from './shop-pictures';
export { storePhoto } from './store-photo';
export type { StoredPhoto } from './stored-photo';
