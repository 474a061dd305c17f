import { ProviderRefused } from '../../orders/ports';
import type { ProviderReports, SettledItem } from '../../payment-watch/ports';
import type { RestClient } from './client';
import { DowntimeCollection, toDowntime } from './downtimes';
import { DisputeCollection, SettledCollection, toDispute, toSettledItem } from './settlements';

/** Null if the account has no access to a report. */
const ifOffered = <Report>(call: Promise<Report>): Promise<Report | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProviderRefused) return null;
    throw error;
  });

/** Lines per page of a settlement: the provider's maximum. */
const PAGE = 1000;
/** Maximum number of pages of one day. */
const PAGES = 50;

/** Razorpay's reports of outages, settlements and disputes. */
export function createReports(rest: RestClient): ProviderReports {
  return {
    async downtimes() {
      const path = '/v1/payments/downtimes';
      const listed = await ifOffered(rest({ method: 'GET', path }, DowntimeCollection));
      return listed && listed.items.flatMap((entity) => toDowntime(entity) ?? []);
    },
    async settledOn(day) {
      const [year = '', month = '', date = ''] = day.split('-');
      const items: SettledItem[] = [];
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({
          year,
          month,
          day: date,
          count: `${PAGE}`,
          skip: `${page * PAGE}`,
        });
        const path = `/v1/settlements/recon/combined?${query.toString()}`;
        const listed = await ifOffered(rest({ method: 'GET', path }, SettledCollection));
        if (!listed) return null;
        items.push(...listed.items.flatMap((entity) => toSettledItem(entity) ?? []));
        if (listed.items.length < PAGE) break;
      }
      return items;
    },
    async disputes() {
      const listed = await ifOffered(
        rest({ method: 'GET', path: '/v1/disputes?count=100' }, DisputeCollection),
      );
      return listed && listed.items.map(toDispute);
    },
  };
}
