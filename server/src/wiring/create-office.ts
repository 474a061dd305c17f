import type { createLogger, Database, ShopApi } from '@shop/api';
import { hashSecret } from '@shop/http/secrets';
import { officeKeyFile } from '../settings/listening';
import type { Settings } from '../settings/read-settings';
import { ensureOfficeKey } from './office-key';
import { createOwnOrigin, type OwnOrigin } from './own-origin';

interface Parts {
  readonly api: Pick<ShopApi, 'office'>;
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
}

/** The office's server, and the key that makes its first admin beside the data. */
export async function createOffice(settings: Settings, parts: Parts): Promise<OwnOrigin> {
  const { api, database, logger } = parts;
  const keyHash = hashSecret(await ensureOfficeKey(officeKeyFile(settings.dataDir)));
  const plugin = api.office({ keyHash, origin: settings.office.origin });
  return createOwnOrigin(settings.api, settings.office, 'OFFICE_', { database, logger, plugin });
}
