import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './memory-folder.ts';

/** Creates a folder for this run, in which the first test that needs a migrated database stores it for the others. */
export default function setup(): void {
  process.env.TEST_SQLITE_TEMPLATES = mkdtempSync(join(testFolder(), 'vitrin-templates-'));
}
