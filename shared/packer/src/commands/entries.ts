import * as changes from './change';
import type { CommandEntry, CommandTable } from './command-table';
import { flagsEntry } from './flags';
import { history, status, versions } from './inspect';
import { keys } from './keys';
import { changeOptions } from './options';
import { originEntry } from './origins';
import { publishers } from './publishers';
import { restrictionEntries } from './restrictions';
import { rollout } from './rollout';

/** Release commands, in both programs: `shop-remote` and `npm run releases`. */
export const releaseEntries = {
  plan: {
    main: {
      args: '<remote>@<version>…',
      summary: 'Show what a promotion would change, and its conflicts',
      options: ['from'],
      agents: 'read',
      run: changes.plan,
    },
    actions: {
      rollback: {
        args: '<remote>|<release>',
        summary: 'Show what a rollback would change',
        agents: 'read',
        run: changes.planRollback,
      },
    },
  },
  promote: {
    main: {
      args: '<remote>@<version>…',
      summary: 'Release versions to all shoppers; with --from, the versions of another environment',
      options: ['from', ...changeOptions],
      agents: 'change',
      plan: changes.plan,
      run: changes.promote,
    },
  },
  canary: {
    main: {
      args: '<remote>@<version> <share>%',
      summary: 'Release a version to a share of shoppers, or change the share of the running canary',
      options: changeOptions,
      agents: 'change',
      run: changes.canary,
    },
  },
  rollout,
  abort: {
    main: {
      args: '<remote>',
      summary: 'End the canary of a remote',
      options: changeOptions,
      agents: 'change',
      run: changes.abort,
    },
  },
  rollback: {
    main: {
      args: '<remote>|<release>',
      summary:
        'Roll back a remote to its last good version, or all remotes to a release; without arguments, list the rollback targets',
      options: changeOptions,
      agents: 'change',
      plan: changes.planRollback,
      run: changes.rollback,
    },
  },
  flags: flagsEntry(changeOptions),
  status: {
    main: {
      summary: 'Show the live versions and their health in the last hour',
      agents: 'read',
      run: status,
    },
  },
  history: {
    main: { summary: 'List the latest releases', options: ['limit'], agents: 'read', run: history },
  },
  versions: {
    main: {
      args: '<remote>',
      summary: 'List the published versions of a remote',
      agents: 'read',
      run: versions,
    },
  },
  keys,
  origins: originEntry,
  publishers,
} satisfies CommandTable;

/** Release commands for operators. */
export const operatorEntries = {
  kill: {
    main: {
      args: '<remote>',
      summary: 'Disable a remote',
      options: changeOptions,
      agents: 'change',
      run: changes.kill,
    },
  },
  unkill: {
    main: {
      args: '<remote>',
      summary: 'Enable a remote again',
      options: changeOptions,
      agents: 'change',
      run: changes.unkill,
    },
  },
  freeze: {
    main: {
      args: '[<remote>]',
      summary: 'Freeze a remote, or all changes',
      options: changeOptions,
      agents: 'change',
      run: changes.freeze,
    },
  },
  unfreeze: {
    main: {
      args: '[<remote>]',
      summary: 'Allow changes again',
      options: changeOptions,
      agents: 'change',
      run: changes.unfreeze,
    },
  },
  ...restrictionEntries,
  preview: {
    main: {
      args: '<remote>@<version>',
      summary: 'Allow ?preview= for a version, without releasing it',
      options: ['minutes', ...changeOptions],
      agents: 'change',
      run: changes.preview,
    },
  },
  unlist: {
    main: {
      args: '<remote>@<version>',
      summary: 'End a preview',
      options: changeOptions,
      agents: 'change',
      run: changes.unlist,
    },
  },
} satisfies CommandTable;

/** The command `mcp`, by which agents run those commands of a table that are for them. */
export const agentEntry = (table: CommandTable): CommandEntry => ({
  main: {
    summary:
      'Serve commands to agents over the Model Context Protocol (stdio); --allow-changes includes those that change releases',
    options: ['allow-changes'],
    // Loaded lazily, because the protocol loads many modules that other commands do not need.
    run: async ({ options }, context) =>
      (await import('../mcp/server')).serveAgents(table, context, options['allow-changes'] === true),
  },
});
