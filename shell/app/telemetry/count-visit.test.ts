import { beforeEach, expect, it, jest } from '@jest/globals';

const sent: unknown[] = [];
let idle: (() => void)[] = [];

/** The module in a page that was just opened in this tab. */
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

it('reports the reached stages of a visit together and once', async () => {
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

it('calls back once for each stage in a page, including stages that the visit reached earlier', async () => {
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

it('counts the next page of the tab as the same visit', async () => {
  (await openPage())('visit');
  rest();
  const countVisit = await openPage();
  countVisit('visit');
  countVisit('cart');
  rest();
  expect(sent).toEqual([{ stages: ['visit'] }, { stages: ['cart'] }]);
});
