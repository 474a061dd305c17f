/** How wide the main photo of a product's page is. */
export const mainPhotoSizes = '(min-width: 1024px) 42vw, (min-width: 768px) 45vw, 92vw';
