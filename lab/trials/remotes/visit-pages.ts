import { isRendered, type Reply, type Responses } from '../harness/responses';
import { playedMark } from '@shop/bad-versions';
import { pollutedMark } from './fault';
import { faulty } from './trial-shop';

/** Problems of shoppers while a fault was live. */
export interface Visits {
  /** Pages in which the fault's code completed. */
  played: number;
  readonly failures: string[];
}

interface Visited {
  /** The remote of the page; the home page has fragments of every remote. */
  readonly remote: string;
  readonly path: string;
}

/** Pages of each remote, with a new URL where possible. */
const pagesOf = (turn: number): readonly Visited[] => [
  { remote: faulty, path: `/faq?turn=${turn}` },
  { remote: faulty, path: `/faq?turn=${turn}-again` },
  { remote: 'home', path: '/' },
  { remote: 'catalog', path: `/all-products?page=${1 + (turn % 4)}` },
  { remote: 'cart', path: '/cart' },
  { remote: 'checkout', path: '/checkout' },
  { remote: 'account', path: `/auth/login?turn=${turn}` },
];

/** Whether the reply is the page that replaces a failed one. */
const isErrorPage = ({ status, text }: Reply) => status === 503 && text.includes('<h1');

interface Rules {
  readonly secrets: readonly string[];
  /** Whether pages without rendered content are allowed; a busy machine sends some. */
  readonly allowsUnrendered: boolean;
}

const isFrame = ({ text }: Reply) => text.includes('data-unrendered');

function look(
  { remote, path }: Visited,
  reply: Reply,
  { secrets, allowsUnrendered }: Rules,
  visits: Visits,
): void {
  const [page = path] = path.split('?');
  const fail = (why: string) => visits.failures.push(`${page}: ${why}`);
  if (reply.text.includes(playedMark)) visits.played += 1;
  if (secrets.some((secret) => reply.text.includes(secret))) fail('shows a secret');
  if (reply.tooLong) fail('is longer than 5 MB');
  const isOther = remote !== faulty && remote !== 'home';
  if (isOther && reply.text.includes(pollutedMark)) fail(`contains elements that ${faulty} has changed`);
  const isThere = isRendered(remote, reply) || (allowsUnrendered && isFrame(reply));
  if (isOther && reply.status === 200 && !isThere) fail(`contains nothing from ${remote}`);
  const isRight = reply.status === 200 || (remote === faulty && isErrorPage(reply));
  // Responses without a status or with 500 and above are recorded where they are counted.
  if (!isRight && reply.status !== 0 && (reply.status < 500 || reply.status === 503)) fail(`${reply.status}`);
}

/** Opens pages of all remotes concurrently, `rounds` times. */
export async function visitPages(
  shop: string,
  responses: Responses,
  { rounds, ...rules }: Rules & { readonly rounds: number },
): Promise<Visits> {
  const visits: Visits = { played: 0, failures: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    const visit = async (page: Visited) => look(page, await responses.get(shop + page.path), rules, visits);
    await Promise.all(pagesOf(turn).map(visit));
  }
  return visits;
}
