import type { Approval, ApprovalPolicy, Page } from '@shop/contracts/registry';
import { envPathOf, readRemote, usualEnvironment } from '@shop/protocol';
import { requestLine, type CommandContext, type CommandInput } from './command';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

/** A request in one line. */
const approvalLine = ({ id, status, summary, requestedBy, reason, expiresAt, decidedBy }: Approval) => {
  const until = status === 'pending' ? ` until ${expiresAt}` : decidedBy ? ` by ${decidedBy}` : '';
  return `${id}  ${summary}, requested by ${requestedBy} (${reason}): ${status}${until}`;
};

const policyLine = ({ remotes }: ApprovalPolicy, env: string) => {
  if (remotes.length === 0) return `One person may change any remote in ${env}.`;
  const which = remotes.includes('*') ? 'every remote' : remotes.join(', ');
  return `A change to ${which} in ${env} needs two people.`;
};

/** `all`, `none` or `catalog,cart`. */
const readRemotes = (word: string): readonly string[] => {
  if (word === 'none') return [];
  return word === 'all' ? ['*'] : word.split(',').map(readRemote);
};

async function policy(context: CommandContext, word: string | undefined, options: CommandInput['options']) {
  const { client, log, environment = usualEnvironment } = context;
  const path = `${envPathOf(context)}/approval-policy`;
  if (word === undefined) {
    const found = await client.call<ApprovalPolicy>(path);
    log(policyLine(found, environment));
    return found;
  }
  const { reason, 'request-approval': requestApproval = false } = options;
  if (reason === undefined) throw new UsageError('Add --reason to explain why.');
  const body = { remotes: readRemotes(word), reason, requestApproval };
  const set = await client.call<Approval | ApprovalPolicy>(path, { method: 'PUT', body });
  log('id' in set ? requestLine(set) : policyLine(set, environment));
  return set;
}

/** Changes that need approval by a second person. */
export const approvals: CommandEntry = {
  main: {
    summary: 'List the pending changes, which a second person approves in the console',
    async run(_input, context) {
      const page = await context.client.call<Page<Approval>>(`${envPathOf(context)}/approvals?pending=true`);
      for (const one of page.items) context.log(approvalLine(one));
      if (page.items.length === 0) context.log('No pending approvals.');
      return page;
    },
  },
  actions: {
    policy: {
      args: '[<remote>,… | all | none]',
      summary: 'Show or set the remotes whose changes require approval by a second person',
      options: ['reason', 'request-approval'],
      run: ({ words, options }, context) => policy(context, words[0], options),
    },
  },
};
