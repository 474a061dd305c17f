import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { watchPages } from './watch-pages';

it('shows pages, renders, the queue and the release', async () => {
  const register = new Registry();
  const pages = watchPages(register, () => 12);
  pages.onOpen(() => ({ waiting: 3, running: 2, processes: 4 }));
  pages.onPage({ from: 'hit', status: 200, ms: 2 });
  pages.countRender({ remote: 'cart', version: '1.0.0', variant: 'stable', outcome: 'threw' });
  const text = await register.metrics();
  for (const line of [
    'shop_renders_waiting 3',
    'shop_renders_running 2',
    'shop_render_processes 4',
    'shop_release_seq 12',
    'shop_page_duration_seconds_bucket{le="0.0025",from="hit",status="200"} 1',
    'shop_page_duration_seconds_bucket{le="0.001",from="hit",status="200"} 0',
    'shop_remote_renders_total{remote="cart",version="1.0.0",outcome="threw"} 1',
  ])
    expect(text).toContain(line);
});
