import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootElementId, rootElementId, type BootBlock } from 'shared-contracts/boot';
import type { ReleaseDescriptor } from 'shared-contracts/releases';

export const RELOAD_SCRIPT = `new EventSource('/dev/reload').onmessage = () => location.reload();`;

const BOOT = new RegExp(`(<script type="application/json" id="${bootElementId}">)(.*?)(</script>)`, 's');
const ROOT = new RegExp(
  `(<div id="${rootElementId}">).*?(</div>\\s*(?:<div id="preloader"|<script type="application/json"))`,
  's',
);

export function withReload(html: string): string {
  return html.replace('</body>', '<script src="/dev/reload.js"></script></body>');
}

/** Names the local build in a document of the same remote; it is rendered in the browser, as the server knows nothing of it. */
export function withOwnRelease(html: string, dist: string): string {
  const descriptor = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const boot = JSON.parse(BOOT.exec(html)?.[2] ?? 'null') as BootBlock | null;
  if (boot?.release.remote !== descriptor.unit) return html;
  const base = `/releases/${descriptor.unit}/local/`;
  const scripts = Object.entries(descriptor.files).filter(([file]) => file.endsWith('.js'));
  boot.release = {
    remote: boot.release.remote,
    id: descriptor.id,
    base,
    entry: base + descriptor.entry,
    integrity: Object.fromEntries(scripts.map(([file, integrity]) => [base + file, integrity])),
  };
  boot.hydration = null;
  const block = JSON.stringify(boot).replace(/</g, '\\u003c');
  return html
    .replace(BOOT, (_all, open: string, _old, close: string) => open + block + close)
    .replace(ROOT, '$1$2')
    .replace(/ data-href="[^"]*"/g, '')
    .replace('data-start="used"', 'data-start="now"');
}
