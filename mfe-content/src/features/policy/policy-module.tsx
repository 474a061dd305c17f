import { loadQuery } from '@shop/api-client';
import { isApiFailure, type ContentItem, type Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { contentApi } from '../../api/content-api';
import { PolicyPage } from '../../pages/policy-page';
import { descriptionOf } from '../html/description';
import type { Policy } from './policies';

/** Null when the shop keeps no such text. */
type Loaded = readonly ContentItem[] | null;

/** The exposed module of one policy: the same page for each, with its own text, title, description and status. */
export function policyModule(policy: Policy) {
  const { title, slug } = policy;

  async function load({ dispatch }: ShopLoadContext): Promise<Loaded> {
    try {
      return await loadQuery(dispatch, contentApi.endpoints.getPolicy, slug);
    } catch (failure) {
      if (isApiFailure(failure) && failure.status === 404) return null;
      throw failure;
    }
  }

  function head(items: Loaded | undefined): Head {
    if (items === undefined) return { title, status: 503 };
    const [item] = items ?? [];
    if (!item) return { title, status: 404 };
    return { title, description: descriptionOf(item.description), crumbs: [{ name: title }] };
  }

  return { Component: () => <PolicyPage policy={policy} />, load, head };
}
