import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateResponseSchemas } from './response-schemas.ts';

/**
 * `npm run response-schemas`: run after changing the type of a response or which route returns it. With `--check` it
 * writes nothing and throws when the file does not match the types.
 */
const file = join(import.meta.dirname, '../modules/response-schemas.ts');
const text = generateResponseSchemas();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) throw new Error('response-schemas.ts is old: npm run response-schemas');
