export { WorkshopBanner as Component } from '../slots/from-the-workshop';
