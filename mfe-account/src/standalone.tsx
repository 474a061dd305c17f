import type { RouteModule } from '@shop/contracts';
import { openStandalone } from '@shop/standalone';
import descriptor from '../remote.json' with { type: 'json' };

const load = (module: string): Promise<RouteModule> =>
  import(/* webpackExclude: /\.test\.tsx$/ */ `./expose/${module}.tsx`);

openStandalone(descriptor, load);
