/** Public interface of pictures for other modules. */
export { type FindPicture, findPicturesNamed, searchPhotos, usePicturesNamed } from './repository';
export {
  pictureAddress,
  pictureNameOf,
  type ShopPicture,
  shopPictures,
  type StoredPhoto,
  toPhoto,
} from './pictures';
export { StaffPhoto, Photo } from './schemas';
export { readUpload, storePhoto } from './upload';
