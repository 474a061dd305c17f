import type { Generated } from 'kysely';
import type { Identity, Json, Timestamp } from '../../platform/db/schema';
import type { StoredPhoto } from '../media';
import type { ContentAction, ContentFields, ContentKind } from './kinds';

export interface BlogPostTable {
  id: Identity;
  public_id: string;
  slug: string;
  title: string;
  photo: Json<StoredPhoto>;
  /** Sanitised HTML. */
  detail: string;
  published_at: Timestamp;
  /** Name of the author; null without one. */
  author: string | null;
}

export interface PolicyTable {
  id: Identity;
  public_id: string;
  slug: string;
  title: string;
  /** Sanitised HTML. */
  description: string;
}

/** Content fetched by key, such as `faq`. */
export interface ContentItemTable {
  id: Identity;
  public_id: string;
  key: string;
  position: Generated<number>;
  title: string;
  /** Sanitised HTML. */
  description: string;
}

/** Parts of a page fetched by section key, such as `discount-top-bar`. */
export interface PageSectionTable {
  id: Identity;
  public_id: string;
  key: string;
  position: Generated<number>;
  /** Sanitised HTML. */
  description: string;
  photo: Json<StoredPhoto | null> | null;
}

export interface HeroSlideTable {
  id: Identity;
  public_id: string;
  position: Generated<number>;
  photo: Json<StoredPhoto>;
  /** Path of a page of the shop; null without a link. */
  link: string | null;
}

export interface BannerTable {
  id: Identity;
  public_id: string;
  position: Generated<number>;
  photo: Json<StoredPhoto>;
}

/** Each version of a content entry; the database refuses to change or delete one. */
export interface ContentVersionTable {
  id: Identity;
  kind: ContentKind;
  slug: string;
  /** Starts at 1 and has no gaps. */
  version: number;
  action: ContentAction;
  restored_from: number | null;
  fields: Json<ContentFields>;
  /** The staff member's name; null for the initial content. */
  author: string | null;
  at: Timestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    blog_post: BlogPostTable;
    policy: PolicyTable;
    content_item: ContentItemTable;
    page_section: PageSectionTable;
    hero_slide: HeroSlideTable;
    banner: BannerTable;
    content_version: ContentVersionTable;
  }
}
