import { loadQuery } from '@shop/api-client';
import type { ContentItem } from '@shop/contracts';
import type { ShopRouteModule } from '@shop/store';
import { contentApi } from '../../api/content-api';
import { PolicyPage } from '../../pages/policy-page';
import { descriptionOf } from '../html/description';
import type { Policy } from './policies';

/** The exposed module of one policy: the same page for each, with its own text, title and description. */
export function policyModule(policy: Policy) {
  return {
    Component: () => <PolicyPage policy={policy} />,
    load: ({ dispatch }) => loadQuery(dispatch, contentApi.endpoints.getPolicy, policy.slug),
    head: (items) => ({
      title: policy.title,
      description: items?.[0] ? descriptionOf(items[0].description) : undefined,
      crumbs: [{ name: policy.title }],
    }),
  } satisfies ShopRouteModule<readonly ContentItem[] | undefined>;
}
