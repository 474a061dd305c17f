import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublisherKey, PublisherKeyList } from '@shop/contracts/registry';
import { newKeyPair, readRemote } from '@shop/protocol';
import type { Command, CommandContext, CommandInput } from './command';
import { UsageError } from './exit-codes';

const usage =
  'keys new [--out signing-key] | keys <remote> | keys add <remote> <file.pub.pem> [--name ci] | keys revoke <remote> <id> --reason …';

/** Writes a file that is not there yet. Throws a UsageError where it is: a key that is overwritten is lost. */
async function writeNew(file: string, text: string, mode: number): Promise<void> {
  await writeFile(file, text, { mode, flag: 'wx' }).catch((error: unknown) => {
    throw new UsageError(`${file} is not written: ${(error as Error).message}`);
  });
}

/** `keys new [--out signing-key]`: a pair in two files, the private one for its owner alone. */
async function makePair({ options }: CommandInput, { log }: CommandContext): Promise<unknown> {
  const base = path.resolve(options.out ?? 'signing-key');
  const [privateFile, publicFile] = [`${base}.pem`, `${base}.pub.pem`];
  const { id, privateKey, publicKey } = newKeyPair();
  await writeNew(privateFile, privateKey, 0o600);
  await writeNew(publicFile, publicKey, 0o644);
  log(`${privateFile} signs versions: keep it secret, and out of the repository.`);
  log(`${publicFile} is key ${id}: an admin of the registry registers it for your remote.`);
  return { id, privateFile, publicFile };
}

const keyLine = ({ id, name, addedBy, addedAt, revoked }: PublisherKey): string => {
  const state = revoked ? `revoked by ${revoked.by} at ${revoked.at}: ${revoked.reason}` : 'works';
  return `${id}  ${name}, added ${addedAt} by ${addedBy}, ${state}`;
};

const readPem = (file: string | undefined) =>
  readFile(file ?? '', 'utf8').catch((error: unknown) => {
    throw new UsageError(`The public key cannot be read: ${(error as Error).message}`);
  });

/** `keys new`, `keys gifts`, `keys add gifts ci.pub.pem [--name ci]`, `keys revoke gifts <id> --reason …`: what signs versions. */
export const keys: Command = async (input, context) => {
  const { words, options } = input;
  const [action, ...others] = words;
  if (action === undefined) throw new UsageError(usage);
  if (action === 'new') return makePair(input, context);
  const { client, log } = context;
  if (action === 'add') {
    const remote = readRemote(others[0]);
    const body = {
      name: options.name ?? path.basename(others[1] ?? '').replace(/(\.pub)?\.pem$/, ''),
      publicKey: await readPem(others[1]),
    };
    const added = await client.call<PublisherKey>(`/keys/${remote}`, { method: 'POST', body });
    log(`Key ${added.id} signs versions of ${remote}. From now on ${remote} takes signed versions only.`);
    return added;
  }
  if (action === 'revoke') {
    const [remote, id] = [readRemote(others[0]), others[1]];
    if (id === undefined) throw new UsageError(usage);
    if (options.reason === undefined) throw new UsageError('Say with --reason why the key is revoked.');
    const address = `/keys/${remote}/${encodeURIComponent(id)}/revoke`;
    const body = { reason: options.reason };
    const revoked = await client.call<PublisherKey>(address, { method: 'POST', body });
    log(`Key ${id} signs nothing of ${remote} any more; what it signed is not promoted.`);
    return revoked;
  }
  const remote = readRemote(action === 'list' ? others[0] : action);
  const list = await client.call<PublisherKeyList>(`/keys/${remote}`);
  for (const key of list.items) log(keyLine(key));
  if (list.items.length === 0) log(`${remote} has no keys: its versions need no signature.`);
  return list;
};
