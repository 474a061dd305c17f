import { showLocalTimes } from './local-times';
import { poll } from './poll';

interface GateTexts {
  /** Changes whenever the section's notices or buttons do. */
  readonly key: string;
  readonly kind: string;
  readonly status: string;
  readonly time: string;
}

const everyMs = 3000;

/** The section's notices and button, as the server renders them now; null without a section. */
async function readDetail(page: string): Promise<Element | null> {
  const response = await fetch(page);
  if (!response.ok) return null;
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const detail = body.querySelector('[data-gate-detail]');
  if (detail) showLocalTimes(detail);
  return detail;
}

/** Keeps a requested run of the gate up to date: its state and duration, and then its verdict. Other fields on the page keep their input. */
export function watchGate(section: HTMLElement, onNoResponse: () => void): void {
  const { gate: address = '', gatePage: page = '' } = section.dataset;
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-gate-${name}]`);
  const write = (name: string, text: string) => {
    const element = part(name);
    // Screen readers announce each change of the state.
    if (element && element.textContent !== text) element.textContent = text;
  };
  const replaceDetail = async (key: string) => {
    const [shown, detail] = [part('detail'), await readDetail(page)];
    if (!shown || !detail) return;
    const hadFocus = shown.contains(document.activeElement);
    shown.replaceWith(document.importNode(detail, true));
    section.dataset.gateKey = key;
    // The focus would be lost with the button.
    if (hadFocus) (section.querySelector('button') ?? section.querySelector('h2'))?.focus();
  };
  const show = ({ key, kind, status, time }: GateTexts) => {
    const state = part('state');
    if (state) state.className = `gate-status ${kind}`.trim();
    write('status', status);
    write('time', time);
    if (key !== section.dataset.gateKey) void replaceDetail(key).catch(onNoResponse);
  };
  poll(address, everyMs, show, onNoResponse);
}
