export { CreatorsSection as Component } from '../features/creators/creators-section';
