import type { PageRelease, PageTelemetry } from '@shop/contracts';
import { randomInt } from 'node:crypto';

/** The header in which a proxy sends a shopper's address. The shop must trust the loopback address. */
export const addressHeader = 'x-forwarded-for';
/** Settings of a shop that accepts any address in this header. */
export const anyAddress = { TRUSTED_PROXIES: 'loopback' } as const;

/** The number of shoppers' networks in a trial. */
const networks = 120;

const addressIn = (network: number) => `10.20.${network}.${randomInt(1, 255)}`;

/** A shopper's address in one of the networks that the trial's shop knows. */
export const shopperAddress = (): string => addressIn(randomInt(networks));

/**
 * Requests the permit with which a shopper at an address reports on its cohort's versions. Throws an Error if the shop
 * refuses.
 */
export async function permitOf(url: string, cohort: string, address: string): Promise<PageTelemetry> {
  const headers = { cookie: `cohort=${cohort}`, [addressHeader]: address };
  const ask = (path: string) => fetch(`${url}/registry/v1/${path}`, { headers });
  const { proof = '' } = (await (await ask('page-release')).json()) as PageRelease;
  const response = await ask(`page-telemetry?proof=${proof}`);
  if (!response.ok) throw new Error(`No permit: ${response.status} ${await response.text()}`);
  return (await response.json()) as PageTelemetry;
}

/** Reports once from each network. Reports from networks that the shop does not know are not evidence. */
export async function registerNetworks(url: string): Promise<void> {
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
