import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './memory-folder.ts';

/** A folder of this run, where the first test that needs a migrated database leaves it for the others. */
export default function setup(): void {
  process.env.TEST_SQLITE_TEMPLATES = mkdtempSync(join(testFolder(), 'vitrin-templates-'));
}
