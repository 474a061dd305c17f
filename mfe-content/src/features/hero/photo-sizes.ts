/**
 * How wide a slide's picture is drawn. Slides are less wide for their height than the pictures, by the steps of
 * hero-slider.module.css, so that a picture is drawn wider than the window and cut.
 */
export const heroPhotoSizes = '(min-width: 768px) 100vw, (min-width: 640px) 113vw, 150vw';
