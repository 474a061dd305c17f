import path from 'node:path';
import { adminTokenFile, officeKeyFile } from '@shop/server/places';
import { readCount, readValues, type Command } from '../../support/command';
import { onEnd } from '../../../e2e/support/on-end';
import { useScratchFolder } from '../../support/scratch';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { startFleet } from '../../support/fleet/start-fleet';

const usage = `npm run fleet -- [options]

  --shops N    shops behind nginx, by default 2

Starts the services of deploy/compose.yaml as local processes: PostgreSQL, storage, migrate, registry, shops, office, nginx.
Run "npm run build" first. Ctrl-C stops all of them and removes their data.`;

/** Runs a fleet until a signal. */
export const command: Command = {
  usage,
  async run(args) {
    const { shops } = readValues(args, { shops: { type: 'string', default: '2' } }, usage);
    useScratchFolder();
    const folder = fleetFolder();
    const fleet = await startFleet({ folder, shops: readCount(shops, 'shops'), log: console.log });
    onEnd(fleet.kill);
    console.log(`Shop: ${fleet.origin}`);
    for (const { name, origin } of fleet.shops) console.log(`  ${name}: ${origin}`);
    console.log(`Console: ${fleet.registry.origin}/ops, token in ${adminTokenFile(fleet.registryDir)}`);
    console.log(
      `Staff API: ${fleet.office.origin}/api/v1/staff, key in ${officeKeyFile(path.join(folder, 'office'))}`,
    );
    // A signal stops this process and its children.
    await new Promise(() => setInterval(() => undefined, 60_000));
  },
};
