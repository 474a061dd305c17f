import type { Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import type { ComponentType } from 'react';

/** The URL's part of the input for a page's head. */
export type PageContext = Pick<ShopLoadContext, 'params' | 'query'>;

/** The page's part of the document's head; title and status come from the definition unless given here. */
export type PageHead = Omit<Head, 'title' | 'status'> & { readonly title?: string };

/** A title, or a function that returns it in the language of the page. */
type Title = string | (() => string);

const textOf = (title: Title) => (typeof title === 'string' ? title : title());

/** A page of a remote. */
export interface PageDefinition<Data> {
  /** The page's title, without the shop's name; also used if its data cannot be loaded. */
  readonly title: string;
  /** The title if `load` resolves with null; by default `title`. */
  readonly notFound?: string;
  /** Loads the page's data into the store. Null means that the page does not exist. */
  readonly load?: (context: ShopLoadContext) => Promise<Data | null>;
  /** The rest of the head. A function is called only if there is data. */
  readonly head?: PageHead | ((data: Data, context: PageContext) => PageHead);
  readonly Component: ComponentType;
  /** Called in the browser when a shopper is about to follow a link here. It may prefetch data and must not throw. */
  readonly prefetch?: (link: HTMLAnchorElement) => void;
}

/** A page whose titles may depend on its language. `PageDefinition` is public, so it does not change. */
interface TitledDefinition<Data> extends Omit<PageDefinition<Data>, 'title' | 'notFound'> {
  readonly title: Title;
  readonly notFound?: Title;
}

/** The exports that the shell uses: a `RouteModule` of @shop/contracts. */
export interface PageModule<Data> {
  readonly Component: ComponentType;
  readonly load?: (context: ShopLoadContext) => Promise<Data | null>;
  readonly head: (data?: Data | null, context?: PageContext) => Head;
  readonly approach?: (link: HTMLAnchorElement) => void;
}

const noContext: PageContext = { params: {}, query: new URLSearchParams() };

type Loads<Page> = Page & { readonly load: NonNullable<Page[keyof Page & 'load']> };

/**
 * Creates the exports of an exposed module: `export const { Component, load, head } = definePage({ ... })`. The
 * document has status 404 if `load` resolved with null or the API rejected the URL, and 503 if `load` failed;
 * `Component` then shows its own error state.
 */
export function definePage<Data>(definition: Loads<TitledDefinition<Data>>): Loads<PageModule<Data>>;
export function definePage(definition: TitledDefinition<undefined>): PageModule<undefined>;
export function definePage<Data>(definition: TitledDefinition<Data>): PageModule<Data> {
  const { title, notFound = title, load, head: details = {}, Component, prefetch } = definition;
  const head: PageModule<Data>['head'] = (data, context = noContext) => {
    if (data === null) return { title: textOf(notFound), status: 404 };
    const own = { title: textOf(title) };
    const isMissing = load !== undefined && data === undefined;
    if (typeof details !== 'function') return { ...own, ...details, ...(isMissing && { status: 503 }) };
    return isMissing ? { ...own, status: 503 } : { ...own, ...details(data as Data, context) };
  };
  return { Component, load, head, approach: prefetch };
}
