import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import 'uplot/dist/uPlot.min.css';
import './page.css';
import './forms.css';
import './ledger.css';
import './rollout.css';
import './health.css';
import './status.css';
import { guardForms } from './guard-forms';
import { drawSpark } from './plots';
import { showLocalTimes } from './local-times';
import { offerPasskeys } from './passkeys';
import { showFigures } from './show-figures';
import { registryIsReachable, watchRegistry } from './watch-connection';
import { watchGate } from './watch-gate';
import { watchHead } from './watch-head';

// Pages and forms also work without this script.
showLocalTimes();
const connection = watchRegistry();
guardForms(connection, registryIsReachable);
offerPasskeys();
watchHead(connection.check);
for (const comparison of document.querySelectorAll<HTMLElement>('[data-figures]')) {
  showFigures(comparison, connection.check);
}
for (const container of document.querySelectorAll<HTMLElement>('[data-spark]')) drawSpark(container);
for (const section of document.querySelectorAll<HTMLElement>('[data-gate]')) {
  watchGate(section, connection.check);
}
