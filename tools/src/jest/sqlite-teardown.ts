import { rmSync } from 'node:fs';

/** Removes the folder that `sqlite-setup` created. */
export default function teardown(): void {
  rmSync(process.env.TEST_SQLITE_TEMPLATES ?? '', { recursive: true, force: true });
}
