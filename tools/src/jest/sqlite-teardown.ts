import { rmSync } from 'node:fs';

/** Removes what `sqlite-setup` made. */
export default function teardown(): void {
  rmSync(process.env.TEST_SQLITE_TEMPLATES ?? '', { recursive: true, force: true });
}
