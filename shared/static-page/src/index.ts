export { letterPage, type Letter } from './letter-page';
export { letterStyle } from './letter-style';
