export { WorkshopBanner as Component } from '../features/workshop/workshop-banner';
