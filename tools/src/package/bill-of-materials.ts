import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

interface BillOfMaterials {
  serialNumber: string;
  metadata: { timestamp: string };
}

/**
 * Returns the software bill of materials of an archive's folder in the format of CycloneDX, from its lock file. Its
 * time and serial number depend only on its content.
 */
export function billOfMaterials(folder: string, time: Date): string {
  const npm = process.env.npm_execpath;
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const [command, ...before] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const text = execFileSync(command ?? 'npm', [...before, ...args], { cwd: folder, encoding: 'utf8' });
  const bill = JSON.parse(text) as BillOfMaterials;
  const content = { ...bill, serialNumber: '', metadata: { ...bill.metadata, timestamp: time.toISOString() } };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  return `${JSON.stringify({ ...content, serialNumber }, null, 2)}\n`;
}

/** Returns a UUID of version 8 whose digits are from the hash of the text. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...groups, digits.slice(20, 32)].join('-');
}
