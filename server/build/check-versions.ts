import { checkVersions, readPromotion, refusedExitCode, reportLines } from '@shop/server/gate';
import type { Command } from '@shop/packer/commands';

/** `check catalog@1.3.0 [cart@1.1.0]`: checks every page with these versions before they are released. */
export const check: Command = async ({ words, options }, context) => {
  const promote = readPromotion(words);
  const { HOST = '127.0.0.1', PORT = '3000', SHOP_URL = `http://${HOST}:${PORT}` } = process.env;
  const { shop = SHOP_URL, short: isShort = false } = options;
  const report = await checkVersions(promote, context, { shop, isShort });
  for (const line of reportLines(report)) context.log(line);
  if (report.verdict === 'refused') context.endWith?.(refusedExitCode);
  return report;
};
