export type { FormField } from './form-markup';
export { staticPage, type StaticPage } from './static-page';
