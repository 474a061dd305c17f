import path from 'node:path';
import { exitCodeTable, programDocument } from '@shop/packer/commands';
import { shopRemote } from '@shop/packer/shop-remote';
import { formatText } from '@shop/release-tools/format-text';
import { root } from './packages';
import { releaseCommands } from './release-commands';

/** The documentation page about the commands. */
export const commandsFile = path.join(root, 'docs/commands.md');

/** The text of this page, from the tables that also parse the commands and print their help. */
export const commandsDocument = (): Promise<string> =>
  formatText(
    commandsFile,
    `# Commands

\`npm run generate\` writes this page. \`npm run release --\` runs in a checkout of the shop; \`shop-remote\` is part of a remote's
project. Both accept the options below after the command, and print them with \`--help\`. \`shop-remote completion\` prints a script
that completes commands in bash and zsh: \`source <(shop-remote completion)\`.

${programDocument(releaseCommands)}

${programDocument(shopRemote, releaseCommands)}

## Exit codes

${exitCodeTable()}
`,
  );
