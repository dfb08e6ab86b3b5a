import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config-schema.ts';
import { errorCode } from '../platform/error-code.ts';

const { W_OK, X_OK } = constants;

/** Throws for a data folder that cannot be written to or created; does not create it. */
export function checkFolder(dataDir: string): void {
  const existing = nearestExisting(dataDir);
  if (!statSync(existing).isDirectory())
    throw new ConfigError('DATA_DIR', `${existing} bir dosya; burada bir klasör olmalıdır.`);
  try {
    accessSync(existing, W_OK | X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `${existing} klasörüne yazılamıyor.`);
  }
}

function nearestExisting(path: string): string {
  try {
    statSync(path);
    return path;
  } catch (error) {
    // For a path below a file, the search continues up to the file, which is the one to report.
    if (!/^(ENOENT|ENOTDIR)$/.test(errorCode(error))) throw new ConfigError('DATA_DIR', `${path} klasörü açılamıyor.`);
    return nearestExisting(dirname(path));
  }
}
