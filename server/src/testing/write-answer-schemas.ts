import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAnswerSchemas } from './answer-schemas.ts';

/**
 * `npm run answer-schemas`: after a change of an answer's type, or of which route answers what. With `--check` it writes
 * nothing and fails where the file is not what the types say.
 */
const file = join(import.meta.dirname, '../modules/answer-schemas.ts');
const text = generateAnswerSchemas();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) throw new Error('answer-schemas.ts is old: npm run answer-schemas');
