import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { contentApi } from '../../pages/faq/data';
import { PolicyPage } from '../../pages/policy/page';
import { descriptionOf } from '../html/description';
import type { Policy } from '../../pages/policy/data';

/** The exposed module of one policy: the same page for each, with its own text, title, description and status. */
export const policyModule = (policy: Policy) =>
  definePage({
    title: policy.title,
    /** Null as well when the shop has no text under the name. */
    async load({ dispatch }) {
      const items = await loadQuery(dispatch, contentApi.endpoints.getPolicy, policy.slug);
      return items?.[0] ?? null;
    },
    head: ({ description }) => ({
      description: descriptionOf(description),
      crumbs: [{ name: policy.title }],
    }),
    Component: () => <PolicyPage policy={policy} />,
  });
