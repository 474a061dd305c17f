import { beforeEach, expect, it, jest } from '@jest/globals';

const sent: unknown[] = [];
let idle: (() => void)[] = [];

/** The module as a page that has just been opened in this tab has it. */
async function openPage() {
  jest.resetModules();
  return (await import('./count-visit')).countVisit;
}

const rest = () => idle.splice(0).forEach((task) => task());

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idle.push(task),
    fetch: async (_address: string, { body }: { body: string }) => void sent.push(JSON.parse(body)),
  });
});

it('reports what a visit has come to, together and once', async () => {
  const countVisit = await openPage();
  countVisit('visit');
  countVisit('product');
  expect(sent).toEqual([]);
  rest();
  expect(sent).toEqual([{ stages: ['visit', 'product'] }]);
  countVisit('product');
  rest();
  expect(sent).toHaveLength(1);
});

it('calls back for each stage of a page once, also one that the visit has come to before', async () => {
  (await openPage())('cart');
  const countVisit = await openPage();
  const { listenForStages } = await import('./count-visit');
  const onReached = jest.fn();
  listenForStages(onReached);
  countVisit('visit');
  expect(onReached).not.toHaveBeenCalled();
  countVisit('cart');
  countVisit('cart');
  expect(onReached).toHaveBeenCalledTimes(1);
});

it('takes the next page of the tab for the same visit', async () => {
  (await openPage())('visit');
  rest();
  const countVisit = await openPage();
  countVisit('visit');
  countVisit('cart');
  rest();
  expect(sent).toEqual([{ stages: ['visit'] }, { stages: ['cart'] }]);
});
