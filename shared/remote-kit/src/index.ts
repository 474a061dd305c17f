export {
  definePage,
  type PageContext,
  type PageDefinition,
  type PageHead,
  type PageModule,
} from './define-page';
export { defineFlags, type DeclaredFlags, type Flags, type FlagValues } from './define-flags';
export { defineMessages, type Translate } from './define-messages';
