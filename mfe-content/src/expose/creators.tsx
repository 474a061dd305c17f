export { CreatorsSection as Component } from '../slots/creators';
