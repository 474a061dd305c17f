export type { FormField } from './form-markup';
export { letterPage, type Letter } from './letter-page';
