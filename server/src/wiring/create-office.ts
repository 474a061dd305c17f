import type { createLogger, Database, ShopApi } from '@shop/api';
import { hashSecret } from '@shop/server-kit/secrets';
import type { PublishedOffice } from '../builds/publish-office';
import { officeKeyFile } from '../settings/listening';
import type { Settings } from '../settings/read-settings';
import { ensureOfficeKey } from './office-key';
import { createOfficeServer } from './office-server';
import type { OwnOrigin } from './own-origin';

interface Parts {
  readonly api: Pick<ShopApi, 'office'>;
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
}

/** The office's server, and the key that makes its first admin beside the data. */
export async function createOffice(
  settings: Settings,
  pages: PublishedOffice | undefined,
  { api, database, logger }: Parts,
): Promise<OwnOrigin> {
  const keyHash = hashSecret(await ensureOfficeKey(officeKeyFile(settings.dataDir)));
  const plugin = api.office({ keyHash, origin: settings.office.origin });
  return createOfficeServer(settings, pages, { database, logger, plugin });
}
