import type { ApprovedOrigin, RemoteOrigins } from '@shop/contracts/registry';
import { readRemote } from '@shop/protocol';
import type { Command, CommandContext } from './command';
import { UsageError } from './exit-codes';

const usage =
  'origins <remote> | origins approve <remote> <origin> --reason … | origins withdraw <remote> <origin> --reason …';

/** Prints each origin of a remote: whether it is approved, and which versions declare it. */
function printOrigins(
  remote: string,
  { approved, declared }: RemoteOrigins,
  log: CommandContext['log'],
): void {
  for (const { origin, approvedBy, approvedAt, reason } of approved)
    log(`${origin}  approved by ${approvedBy} at ${approvedAt}: ${reason}`);
  const waiting = declared.filter(({ origin }) => approved.every((one) => one.origin !== origin));
  for (const { origin, versions } of waiting)
    log(
      `${origin}  not approved, declared by ${versions.map((version) => `${remote}@${version}`).join(', ')}`,
    );
  if (approved.length + waiting.length === 0) log(`${remote} uses no origins besides the shop's.`);
}

/** `origins gifts`, `origins approve gifts https://maps.example --reason …`, `origins withdraw …`: where a remote's pages may connect to. */
export const origins: Command = async ({ words, options }, { client, log }) => {
  const [action, ...others] = words;
  if (action === undefined) throw new UsageError(usage);
  if (action !== 'approve' && action !== 'withdraw') {
    const remote = readRemote(action === 'list' ? others[0] : action);
    const list = await client.call<RemoteOrigins>(`/origins/${remote}`);
    printOrigins(remote, list, log);
    return list;
  }
  const [remote, origin] = [readRemote(others[0]), others[1]];
  if (origin === undefined) throw new UsageError(usage);
  const { reason } = options;
  if (reason === undefined) throw new UsageError(`Add --reason to say why to ${action} ${origin}.`);
  const body = { origin, reason };
  if (action === 'approve') {
    const approved = await client.call<ApprovedOrigin>(`/origins/${remote}`, { method: 'POST', body });
    log(`Approved ${origin} for ${remote}. Pages of the checkout never connect to it.`);
    return approved;
  }
  const list = await client.call<RemoteOrigins>(`/origins/${remote}/withdraw`, { method: 'POST', body });
  log(`Withdrew ${origin} from ${remote}. Live versions keep it until the next release.`);
  return list;
};
