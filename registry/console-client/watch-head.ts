import { setBar } from './bar';
import { poll } from './poll';

interface Head {
  readonly seq: number;
  readonly actor: string;
  readonly reason: string;
}

const everyMs = 15_000;

/** Shows when another user has made a release since the page was rendered. */
export function watchHead(onNoResponse: () => void): void {
  const { head, console: address = '/ops' } = document.body.dataset;
  if (head === undefined) return;
  const show = (live: Head | null) => {
    if (!live || live.seq === Number(head)) return setBar('head', null);
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'Reload';
    setBar('head', [`Release ${live.seq} by ${live.actor} is now live: “${live.reason}”. `, link]);
  };
  poll(`${address}/head.json`, everyMs, show, onNoResponse);
}
