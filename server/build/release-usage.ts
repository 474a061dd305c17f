/** How the program is called. */
export const self = 'npm run release --';

/** Shown for `--help` and for an invalid command. */
export const usage = `npm run release -- <command>

  publish catalog [--as 1.3.0-rc.1] [--key ci.pem]   build that remote alone, sign and upload it; "publish shell" tells what the shell provides
  plan catalog@1.3.0 | plan rollback catalog   what it would change and what conflicts with it; changes nothing
  check catalog@1.3.0 [--short]       open every page with it, in a preview that nobody else sees, before it goes live; with
                                      --short its own pages alone
  gate | gate required|advisory|off   whether versions have to pass that check
  promote catalog@1.3.0 [cart@1.1.0]  make versions live, in one release
  promote catalog --from staging      make live what is live of it in another environment: the very same files
  canary catalog@1.3.0 10%            give a share of shoppers a version, or the running canary another share; a new remote
                                      may begin so
  rollout catalog@1.3.0               go to all shoppers by stages, on its own; takes itself back when it fails more
    --stages staff=100,1,10,25,50,100 shares in percent, of segments first: staff, signed-in, narrow, wide, city:Jaipur
    --bake 10m --min-sessions 50      how long in a stage at least, and how many sessions
    --approval 4,5                    stages that need the approval of another person
    --start-at 2026-11-26T10:00+05:30 | --draft   not now
  rollout status [catalog | 12]       what is under way, or one with its history
  rollout start|pause|resume|skip|abort catalog   or by its number
  windows [set "mon-fri 10:00-18:00" [--holidays 2026-11-08]]   when stages begin; "set always" at any time
  staff                               a link that makes a browser one of staff
  abort catalog                       end the canary of a remote
  rollback catalog                    that remote alone, to the last version that was good; without a remote it only says
                                      where each of them would go
  rollback 11                         every remote, to the version that it had in release 11
  kill cart | unkill cart             disable a remote, or enable it again
  freeze [cart] | unfreeze [cart]     hold back everything new, or lift that
  preview catalog@1.3.0-rc.1 [--minutes 60] | unlist catalog@1.3.0-rc.1   allow ?preview= of a version, or end it; makes no release
  environments | environments add staging   lists of releases that shops follow, beside live
  environments source staging --environment live   live takes only what was live in staging; "source none" ends that
  approvals | approvals policy [catalog,cart | all | none]   changes that wait for a second person; of which remotes changes
                                      need one: somebody else approves them in the console
  status | history | versions catalog | audit
  tokens | tokens create <name> --role publisher,releaser [--remote catalog] [--env live] [--days 90]
  tokens revoke <id>
  keys new [--out signing-key] | keys catalog   a pair of keys that sign versions; the keys of a remote
  keys add catalog ci.pub.pem [--name ci] | keys revoke catalog <id>   from the first key on, a remote takes signed versions only
  origins catalog                     origins that its versions declare in remote.json, and which of them are approved
  origins approve catalog https://maps.example --reason … | origins withdraw …   versions that declare one go live once it is approved
  accounts | accounts create <name> --role … [--remote …] [--env …]   people who sign in to the console, and the link that
                                      invites one
  accounts invite <id> | accounts disable <id>   another link in place of a lost password or phone; no more access
  webhooks | webhooks add <address> [--format chat] [--only promote,rollback] | webhooks remove <id>
  collect [--days 30] [--yes]         clean up versions that no open tab can ask for

  --environment staging   whose releases, of any command above; live when absent
  --role      one or several of viewer, shop, publisher, releaser, operator, admin
  --url       the registry (REGISTRY_URL; default that of the shop on this machine, by OPS_HOST and OPS_PORT)
  --token     who you are (REGISTRY_TOKEN; default DATA_DIR/admin-token)
  --key       a file with the private key that signs what is published (SIGNING_KEY has the key itself)
  --reason    why, for the history and the audit
  --head 12   only if release 12 is live
  --force     go on with a canary although it is paused
  --again     give shoppers a version again that was rolled back; needs --reason
  --overrule  go on although the gate refused the versions or has not seen them, or they were not live in the source;
              needs --reason
  --request-approval   for a change that needs a second person: somebody else approves it in the console
  --shop      the shop that "check" opens pages of (SHOP_URL; default the registry's address)
  --json      the answer as JSON on standard output, everything else on standard error

Exit codes: 0 done, 1 something broke, 2 wrong usage, 3 versions do not fit together, 4 another release went live in
between, 5 not allowed, 6 frozen, 7 in conflict with what is there, 8 held up by the gate or by
the source of the environment, 9 needs the approval of a second person.
`;
