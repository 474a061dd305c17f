export {
  definePage,
  type PageContext,
  type PageDefinition,
  type PageHead,
  type PageModule,
} from './define-page';
