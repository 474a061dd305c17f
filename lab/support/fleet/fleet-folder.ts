import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that PostgreSQL's user and nginx can traverse. */
export function fleetFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-'));
  chmodSync(folder, 0o755);
  return folder;
}
