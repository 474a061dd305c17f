/** How wide a slide's picture is drawn, by the steps of hero-slider.module.css: all of it, at 4:3. */
export const heroPhotoSizes =
  '(min-width: 1366px) 750px, (min-width: 768px) 55vw, (min-width: 560px) 560px, 100vw';
