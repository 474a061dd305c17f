import type { PageRelease, PageTelemetry } from '@shop/contracts';
import { randomInt } from 'node:crypto';

/** The header by which a proxy names the address of a shopper, in shops that trust the loopback address. */
export const addressHeader = 'x-forwarded-for';
/** Setting of a shop whose shoppers have addresses of their choice. */
export const anyAddress = { TRUSTED_PROXIES: 'loopback' } as const;

/** Networks of the shoppers who come to a trial. */
const networks = 120;

const addressIn = (network: number) => `10.20.${network}.${randomInt(1, 255)}`;

/** An address of a shopper: in one of the networks that the shop of a trial knows. */
export const shopperAddress = (): string => addressIn(randomInt(networks));

/** A shopper's permit for reports of the versions that its cohort gets, from an address. Throws an Error where the shop refuses it. */
export async function permitOf(url: string, cohort: string, address: string): Promise<PageTelemetry> {
  const headers = { cookie: `cohort=${cohort}`, [addressHeader]: address };
  const ask = (path: string) => fetch(`${url}/registry/v1/${path}`, { headers });
  const { proof = '' } = (await (await ask('page-release')).json()) as PageRelease;
  const response = await ask(`page-telemetry?proof=${proof}`);
  if (!response.ok) throw new Error(`No permit: ${response.status} ${await response.text()}`);
  return (await response.json()) as PageTelemetry;
}

/** Has each network report once, before anything is judged: reports from networks that a shop does not know are not evidence. */
export async function meetNetworks(url: string): Promise<void> {
  const cohort = 'a-cohort-of-the-trials';
  for (let network = 0; network < networks; network += 1) {
    const address = addressIn(network);
    const { nonce } = await permitOf(url, cohort, address);
    await fetch(`${url}/registry/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [addressHeader]: address },
      body: JSON.stringify({ nonce, events: [] }),
    });
  }
}
