import {
  checkVersions,
  readPromotion,
  refusedExitCode,
  reportLines,
  workUntilSignal,
} from '@shop/server/gate';
import type { Command } from '@shop/packer/commands';

/** The shop whose pages the gate opens: the one on this machine by default. */
function shopUrl(): string {
  const { HOST = '127.0.0.1', PORT = '3000', SHOP_URL = `http://${HOST}:${PORT}` } = process.env;
  return SHOP_URL;
}

/** `check catalog@1.3.0 [cart@1.1.0]`: checks every page with these versions before they are released. */
export const check: Command = async ({ words, options }, context) => {
  const promote = readPromotion(words);
  const { shop = shopUrl(), short: isShort = false } = options;
  const report = await checkVersions(promote, context, { shop, isShort });
  for (const line of reportLines(report)) context.log(line);
  if (report.verdict === 'refused') context.endWith?.(refusedExitCode);
  return report;
};

/** `gate worker`: runs the gate for versions that operators choose in the console, until Ctrl-C. */
export const worker: Command = async ({ options: { shop = shopUrl() } }, context) => {
  await workUntilSignal({ ...context, shop });
};
