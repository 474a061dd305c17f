import { readFileSync } from 'node:fs';
import { changeOptions, rolloutOptions, runCommandLine, text } from './command-line';
import { abort, canary, plan, promote, rollback } from './commands/change';
import { dev } from './commands/dev';
import { UsageError } from './commands/exit-codes';
import { keys } from './commands/keys';
import { origins } from './commands/origins';
import { history, status, versions } from './commands/look';
import { check, pack, publish } from './commands/project';
import { rollout } from './commands/rollout';

const usage = `shop-remote <command>

  dev [folder] --shop <url>          a running shop with this remote in it, as its files are now
  check [folder]                     remote.json, package.json and the builds against the contract
  pack [folder] [--out file.tar]     the archive that a registry takes
  publish [folder]                   pack it, and upload it as the version in its package.json; signed with --key or SIGNING_KEY
  plan gifts@1.3.0 | plan rollback gifts   what it would change and what is in its way; changes nothing
  canary gifts@1.3.0 10%             give a share of shoppers a version, or the running canary another share
  rollout gifts@1.3.0                go to all shoppers by stages, on its own: --stages 1,10,100 --bake 10m --min-sessions 50
                                     --approval 3 --start-at 2026-11-26T10:00+05:30 --draft
  rollout status [gifts | 12] | rollout start|pause|resume|skip|abort gifts
  abort gifts                        end the canary of a remote
  promote gifts@1.3.0                everybody gets it; promote gifts --from staging: the version that is live there
  rollback gifts                     back to its last good version; rollback 11 goes back to release 11
  status | history | versions gifts  what is live, what was, what is published
  keys new [--out signing-key]       a pair of keys that sign versions, in two files
  keys gifts                         the keys that sign versions of a remote; admins "keys add gifts ci.pub.pem [--name ci]" and
                                     "keys revoke gifts <id> --reason …"
  origins gifts                      the origins that its versions declare; operators "origins approve gifts https://maps.example
                                     --reason …" and "origins withdraw …"

  --registry     its address (REGISTRY_URL)
  --token-file   a file with the token; without it SHOP_TOKEN
  --browser      the build for browsers, with mf-manifest.json (dist/browser)
  --server       the build for the server, with the entry of its container (dist/server)
  --key          a file with the private key that signs the version; without it SIGNING_KEY has the key itself
  --shop         the shop that "dev" stands in (SHOP_URL)
  --port, --host where "dev" listens (3003, 127.0.0.1)
  --environment  whose releases (live); a registry may have others, such as staging
  --reason       why, for the history and the audit
  --head 12      only if release 12 is live
  --force        go on with a canary although it is paused
  --again        give shoppers a version again that was rolled back; needs --reason
  --request-approval   for a change that needs a second person, who approves it in the console
  --json         the result as JSON on standard output, everything else on standard error

Exit codes: 0 done, 1 something broke, 2 wrong usage or a remote that does not fit, 3 versions do not fit together,
4 another release went live in between, 5 not allowed, 6 frozen, 7 in conflict with what is there, 8 held up by the
gate or by another environment, 9 needs the approval of a second person.
`;

function tokenIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`The token cannot be read: ${(error as Error).message}`);
  }
}

void runCommandLine({
  self: 'shop-remote',
  usage,
  commands: {
    ...{ dev, check, pack, publish },
    ...{ plan, canary, rollout, abort, promote, rollback },
    ...{ status, history, versions, keys, origins },
  },
  options: {
    ...changeOptions,
    ...rolloutOptions,
    registry: text,
    'token-file': text,
    key: text,
    name: text,
    out: text,
    browser: text,
    server: text,
    shop: text,
    port: text,
    host: text,
    limit: text,
  },
  connect(values) {
    const url = values.registry ?? process.env.REGISTRY_URL;
    if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url)) {
      throw new UsageError('Which registry? Pass --registry https://registry.example, or set REGISTRY_URL.');
    }
    const file = values['token-file'];
    const token = typeof file === 'string' ? tokenIn(file) : process.env.SHOP_TOKEN;
    return { url, token: token || undefined };
  },
  addressAdvice: 'Pass the address of one that runs with --registry, or set REGISTRY_URL.',
  tokenAdvice: 'Set SHOP_TOKEN, or pass --token-file with a file that has a token of this registry.',
});
