import type { ContentEntry, ContentStep } from '../../api/types';
import type { Tone } from '../../parts/display';

export type Kind = ContentEntry['kind'];
export type State = ContentEntry['state'];

export const kinds = {
  post: 'Blog post',
  policy: 'Policy',
  faq: 'FAQ',
  announcement: 'Announcement bar',
  hero: 'Hero images',
  banner: 'Banner',
  carousel: 'Category carousel',
} as const satisfies Readonly<Record<Kind, string>>;

export const states = {
  draft: 'Draft',
  changed: 'Unpublished changes',
  published: 'Published',
} as const satisfies Readonly<Record<State, string>>;

export const stateTones = {
  draft: 'plain',
  changed: 'waiting',
  published: 'good',
} as const satisfies Readonly<Record<State, Tone>>;

/** The label of each action. */
export const actions = {
  original: 'Original',
  saved: 'Saved as a draft',
  published: 'Published',
  unpublished: 'Unpublished',
  restored: 'Restored',
} as const satisfies Readonly<Record<ContentStep['action'], string>>;

export const isKind = (text: string | null | undefined): text is Kind =>
  typeof text === 'string' && Object.hasOwn(kinds, text);
export const isState = (text: string | null): text is State => text !== null && Object.hasOwn(states, text);
