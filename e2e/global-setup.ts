import { makeTemplate } from './fixtures/template.ts';

/** Returns its own teardown. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return makeTemplate();
}
