import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings, roles, type Role } from '@shop/server';
import { findChromium } from '../../../e2e/support/chromium';
import { freePort } from '../../../e2e/support/temporary-shop';
import type { Started } from '../../../scripts/checks/deploy/deploy-files';

/** A declared process with the environment that it has on this machine. */
export interface Placed {
  readonly declared: Started;
  readonly role: Role;
  /** Exactly the declared variables, with the addresses, ports and folders of this machine. */
  readonly env: Readonly<Record<string, string>>;
  /** The port on this machine for a declared one. Throws an Error if the process does not listen on it. */
  portOf(declared: number): number;
}

/** Declared addresses such as `postgres:5432`, with those on this machine. */
export type Addresses = ReadonlyMap<string, string>;

function roleOf({ role, where }: Started): Role {
  const found = roles.find((name) => name === role);
  if (!found) throw new Error(`${where} starts "${role}", which is not a role.`);
  return found;
}

/** Ports that each role listens on. */
const listensOn: Readonly<Record<Role, readonly string[]>> = {
  shop: ['PORT', 'OPS_PORT', 'OFFICE_PORT', 'METRICS_PORT'],
  registry: ['OPS_PORT', 'METRICS_PORT'],
  office: ['OFFICE_PORT', 'METRICS_PORT'],
  migrate: [],
  catalogue: [],
  'gate-worker': ['GATE_PORT'],
};

/** Declared ports by their variables, defaults included. */
function portsOf({ env }: Started, role: Role): readonly (readonly [variable: string, port: number])[] {
  const { port, ops, office, api } = readSettings(env, '/', role);
  const ports = {
    ...{ PORT: port, OPS_PORT: ops.port, OFFICE_PORT: office.port, METRICS_PORT: api.metricsPort },
    GATE_PORT: env.GATE_PORT === undefined ? undefined : Number(env.GATE_PORT),
  };
  return Object.entries(ports).flatMap(([name, number]) =>
    number !== undefined && listensOn[role].includes(name) ? [[name, number] as const] : [],
  );
}

/** Replaces addresses in a URL, and the folder at the start of a path. */
function valueHere(value: string, addresses: Addresses, [from, to]: readonly [string, string]): string {
  if (value === from || value.startsWith(`${from}/`)) return to + value.slice(from.length);
  let here = value;
  for (const [declared, local] of addresses) {
    const pattern = new RegExp(`(?<=[/@])${declared.replaceAll('.', '\\.')}(?=[/?]|$)`, 'g');
    here = here.replace(pattern, local);
  }
  return here;
}

/** Chooses free ports and folders in `parent` for declared processes. `addressesOf` gets their ports, so that one can call another. */
export async function placeHere(
  declared: readonly Started[],
  parent: string,
  addressesOf: (portOf: (where: string, port: number) => number) => Addresses,
): Promise<readonly Placed[]> {
  const chosen: (Omit<Placed, 'env'> & { readonly folder: string })[] = [];
  for (const one of declared) {
    const role = roleOf(one);
    const ports = new Map<number, number>();
    for (const [, port] of portsOf(one, role)) ports.set(port, await freePort());
    const folder = path.join(parent, `${chosen.length}-${path.basename(one.stateFolder)}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const portOf = (port: number) => {
      const here = ports.get(port);
      if (here === undefined) throw new Error(`${one.where} does not listen on ${port}.`);
      return here;
    };
    chosen.push({ declared: one, role, folder, portOf });
  }
  const addresses = addressesOf((where, port) => {
    const found = chosen.find((one) => one.declared.where === where);
    if (!found) throw new Error(`There is no process ${where}.`);
    return found.portOf(port);
  });
  return chosen.map(({ folder, ...rest }) => {
    const { env, stateFolder } = rest.declared;
    const moved = Object.entries(env).map(
      ([name, value]) => [name, valueHere(value, addresses, [stateFolder, folder])] as const,
    );
    const ports = portsOf(rest.declared, rest.role).map(
      ([name, port]) => [name, String(rest.portOf(port))] as const,
    );
    // Tests listen on this machine only.
    const host = env.HOST === undefined ? [] : [['HOST', '127.0.0.1'] as const];
    const chromium =
      env.GATE_CHROMIUM === undefined ? [] : [['GATE_CHROMIUM', findChromium({ forTests: true })] as const];
    return { ...rest, env: Object.fromEntries([...moved, ...ports, ...host, ...chromium]) };
  });
}
