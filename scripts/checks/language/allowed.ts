/** Texts in which a pattern has its usual meaning, or is part of an API, a database or the specification. */
export interface Allowed {
  readonly id: string;
  /** Prefix of the paths. */
  readonly path: string;
  /** The allowed texts; by default all. */
  readonly text?: RegExp;
  readonly why: string;
}

const published = 'A published name, which installed versions of remotes use';
const questions = 'People ask questions and get answers';
const letter = 'A letter of the alphabet';
const wire = 'A field of the API';
const setting = 'The name of a setting, which operators have in their environments';
const column = 'A column of the database';
const discountTag = 'The specification requires the space';
const brand = 'The voice of the shop towards shoppers';

export const allowed: readonly Allowed[] = [
  { id: 'approach', path: 'shared/remote-kit/src/define-page', why: published },
  { id: 'approach', path: 'shared/contracts/', why: published },
  { id: 'approach', path: 'shell/', why: published },
  { id: 'approach', path: 'mfe-catalog/src/expose/', why: published },
  { id: 'coding', path: 'shared/config/src/codings.ts', why: published },
  {
    id: 'superlative',
    path: 'shell/app/telemetry/watch-vitals.ts',
    why: 'The browser calls it the largest contentful paint',
  },
  { id: 'answer', path: 'shell/app/head/', why: 'A field of schema.org' },
  { id: 'answer', path: 'mfe-content/src/pages/faq/', why: questions },
  { id: 'letter', path: 'mfe-catalog/src/features/listing/filter-options', why: letter },
  { id: 'letter', path: 'shell/app/header/header.test.tsx', why: letter },
  { id: 'letter', path: 'shell/renderer/worker/built-ins.test.ts', why: letter },
  { id: 'letter', path: 'shared/ui/tools/outlines.mjs', why: letter },
  {
    id: 'ticket',
    path: 'mfe-catalog/src/pages/product/purchase.tsx',
    why: 'It looks like the tag on a product',
  },
  { id: 'pieces', path: 'mfe-checkout/src/', text: /^pieces$/, why: wire },
  { id: 'pieces', path: 'mfe-content/src/pages/about/', why: brand },
  { id: 'pieces', path: 'mfe-content/src/slots/from-the-workshop.tsx', why: brand },
  { id: 'says', path: 'mfe-content/src/pages/about/', why: brand },
  { id: 'of-own', path: 'mfe-content/src/pages/about/', why: brand },
  { id: 'is-no', path: 'mfe-content/src/pages/about/', why: brand },
  { id: 'answers-how', path: 'mfe-content/src/pages/about/', why: brand },
  { id: 'beside', path: 'mfe-content/src/pages/about/', why: brand },
  {
    id: 'says',
    path: 'shared/ui/src/primitives/section-heading.stories.tsx',
    why: 'A heading of the home page',
  },
  { id: 'pieces', path: 'e2e/delivery/', text: /from the workshop/, why: brand },
  { id: 'answer', path: 'e2e/office/people.spec.ts', why: questions },
  { id: 'answer', path: 'server/src/settings/variables.ts', why: setting },
  { id: 'answer', path: 'lab/benches/api/', why: setting },
  {
    id: 'superlative',
    path: 'lab/benches/page-loads/',
    text: /^longest task$/,
    why: 'A figure of a page: its longest task',
  },
  { id: 'cut', path: 'lab/trials/durability/', why: 'The power is cut' },
  { id: 'kept', path: 'lab/trials/durability/', why: 'What a disk kept when the power was cut' },
  { id: 'mend', path: 'mfe-content/src/', why: brand },
  { id: 'mend', path: 'shell/app/page/current-page.tsx', why: brand },
  {
    id: 'without-a-word',
    path: 'shared/ui/src/primitives/safe-html.stories.tsx',
    why: 'Notebooks without words',
  },
  { id: 'answer', path: 'api/src/modules/contact/', why: questions },
  { id: 'answer', path: 'office/src/rooms/enquiries/', why: questions },
  { id: 'answer', path: 'office/src/parts/statuses.tsx', why: questions },
  { id: 'answer', path: 'shared/contracts/src/page-facts.ts', why: questions },
  { id: 'answer', path: 'api/src/', text: /^answer cache seconds$/, why: setting },
  { id: 'answer', path: 'registry/src/platform/db/', why: column },
  { id: 'answer', path: 'api/src/modules/staff/', text: /^answer$/, why: column },
  { id: 'pieces', path: 'api/src/', text: /^pieces$|`pieces`/, why: wire },
  { id: 'tell', path: 'registry/src/modules/webhooks/', text: /^told$/, why: column },
  { id: 'sighting', path: 'registry/src/modules/telemetry/schemas.ts', why: published },
  { id: 'pieces', path: 'office/src/', text: /^pieces$/, why: wire },
  { id: 'percent-space', path: 'shared/ui/src/commerce/', text: /- [X\d.]+ %/, why: discountTag },
  {
    id: 'percent-space',
    path: 'mfe-catalog/src/features/product-card/',
    text: /^- [\d.]+ %/,
    why: discountTag,
  },
];
