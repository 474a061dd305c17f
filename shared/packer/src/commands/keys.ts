import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublisherKey, PublisherKeyList } from '@shop/contracts/registry';
import { newKeyPair, readRemote } from '@shop/protocol';
import type { CommandContext, CommandInput } from './command';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

/** Writes a new file. Throws a UsageError if it exists, since an overwritten key is lost. */
async function writeNew(file: string, text: string, mode: number): Promise<void> {
  await writeFile(file, text, { mode, flag: 'wx' }).catch((error: unknown) => {
    throw new UsageError(`${file} was not written: ${(error as Error).message}`);
  });
}

/** `keys new [--out signing-key]`: writes a key pair to two files; only the owner can read the private one. */
async function makePair({ options }: CommandInput, { log }: CommandContext): Promise<unknown> {
  const base = path.resolve(options.out ?? 'signing-key');
  const [privateFile, publicFile] = [`${base}.pem`, `${base}.pub.pem`];
  const { id, privateKey, publicKey } = newKeyPair();
  await writeNew(privateFile, privateKey, 0o600);
  await writeNew(publicFile, publicKey, 0o644);
  log(`${privateFile} signs versions: keep it secret, and out of the repository.`);
  log(`${publicFile} is key ${id}: ask an admin of the registry to register it for your remote.`);
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

/** The keys that sign versions. */
export const keys: CommandEntry = {
  main: {
    args: '<remote>',
    summary: 'List the keys that sign versions of a remote',
    async run({ words }, { client, log }) {
      const remote = readRemote(words[0]);
      const list = await client.call<PublisherKeyList>(`/keys/${remote}`);
      for (const key of list.items) log(keyLine(key));
      if (list.items.length === 0) log(`${remote} has no keys: its versions do not need a signature.`);
      return list;
    },
  },
  actions: {
    new: {
      summary: 'Create a key pair that signs versions, in two files',
      options: ['out'],
      run: makePair,
    },
    add: {
      args: '<remote> <file.pub.pem>',
      summary: 'Register a public key: once a remote has one, only signed versions are accepted',
      options: ['name'],
      async run({ words, options }, { client, log }) {
        const [remote, file] = [readRemote(words[0]), words[1]];
        const name = options.name ?? path.basename(file ?? '').replace(/(\.pub)?\.pem$/, '');
        const body = { name, publicKey: await readPem(file) };
        const added = await client.call<PublisherKey>(`/keys/${remote}`, { method: 'POST', body });
        log(
          `Key ${added.id} signs versions of ${remote}. From now on, only signed versions of ${remote} are accepted.`,
        );
        return added;
      },
    },
    revoke: {
      args: '<remote> <id>',
      summary: 'Revoke a key, so that versions that it signed can no longer be promoted',
      options: ['reason'],
      async run({ words, options: { reason } }, { client, log }) {
        const [remote, id] = [readRemote(words[0]), words[1]];
        if (id === undefined) throw new UsageError('Missing key. "keys <remote>" lists them.');
        if (reason === undefined) throw new UsageError('Add --reason to explain why the key is revoked.');
        const address = `/keys/${remote}/${encodeURIComponent(id)}/revoke`;
        const revoked = await client.call<PublisherKey>(address, { method: 'POST', body: { reason } });
        log(`Key ${id} revoked for ${remote}. Versions that it signed can no longer be promoted.`);
        return revoked;
      },
    },
  },
};
