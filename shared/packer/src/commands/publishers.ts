import type { TrustedPublisher, TrustedPublisherList } from '@shop/contracts/registry';
import { readRemote } from '@shop/protocol';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

/** The conditions of a publisher as text: `shop/gifts, release.yml, environment live, for tags`. */
function pipelineText({ repository, subject, workflow, environment, refType }: TrustedPublisher): string {
  return [
    repository ?? subject,
    workflow,
    environment && `environment ${environment}`,
    refType && (refType === 'tag' ? 'for tags' : 'for branches'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The issuer of `--issuer`, or else the only configured one. Throws a UsageError without a choice. */
function issuerOf({ issuers }: TrustedPublisherList, chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  const [first, ...others] = issuers;
  if (first && others.length === 0) return first.issuer;
  throw new UsageError(
    first
      ? `Add --issuer with one of ${issuers.map(({ issuer }) => issuer).join(', ')}.`
      : 'The registry trusts no issuer yet. Set PUBLISH_ISSUERS, and restart it.',
  );
}

/** The pipelines that may publish a remote. */
export const publishers: CommandEntry = {
  main: {
    args: '<remote>',
    summary: 'List the pipelines that may publish a remote without a stored token',
    agents: 'read',
    async run({ words }, { client, log }) {
      const remote = readRemote(words[0]);
      const list = await client.call<TrustedPublisherList>(`/trusted-publishers/${remote}`);
      for (const one of list.items)
        log(`${one.id}  ${pipelineText(one)} (${one.issuer}), added ${one.addedAt} by ${one.addedBy}`);
      if (list.items.length === 0) log(`${remote} has no trusted publishers.`);
      return list;
    },
  },
  actions: {
    add: {
      args: '<remote> <repository>',
      summary: 'Trust the pipelines of a repository, such as shop/gifts, to publish and preview a remote',
      options: ['issuer', 'workflow', 'job-environment', 'ref-type', 'subject'],
      async run({ words, options }, { client, log }) {
        const [remote, repository] = [readRemote(words[0]), words[1]];
        const { subject, workflow, 'job-environment': environment, 'ref-type': refType } = options;
        if (repository === undefined && subject === undefined) {
          throw new UsageError('Missing repository. Use the form shop/gifts, or --subject.');
        }
        const path = `/trusted-publishers/${remote}`;
        const issuer = issuerOf(await client.call<TrustedPublisherList>(path), options.issuer);
        const body = { issuer, repository, subject, workflow, environment, refType };
        const added = await client.call<TrustedPublisher>(path, { method: 'POST', body });
        log(`${pipelineText(added)} may publish ${remote}. Its pipelines do not need SHOP_TOKEN.`);
        return added;
      },
    },
    remove: {
      args: '<remote> <id>',
      summary: 'Stop trusting a pipeline, and revoke its tokens',
      async run({ words }, { client, log }) {
        const [remote, id] = [readRemote(words[0]), words[1]];
        if (id === undefined) throw new UsageError('Missing publisher. "publishers <remote>" lists them.');
        await client.call(`/trusted-publishers/${remote}/${encodeURIComponent(id)}`, { method: 'DELETE' });
        log(`${id} can no longer publish ${remote}.`);
        return { remote, id };
      },
    },
  },
};
