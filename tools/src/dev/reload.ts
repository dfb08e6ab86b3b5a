import type { ServerResponse } from 'node:http';
import type { LocalRelease } from './local-release.ts';

export const reloadPaths = { script: '/dev/reload.js', stream: '/dev/reload' } as const;

/**
 * Shows the name of the local unit in the console and in a corner of the page, and reloads the page after a new build.
 */
export const RELOAD_SCRIPT = `const { unit } = document.currentScript.dataset;
if (unit) {
  console.info('%s bu makineden (yerel derleme)', unit);
  const badge = document.createElement('div');
  badge.textContent = 'yerel: ' + unit;
  badge.ariaHidden = 'true';
  Object.assign(badge.style, { position: 'fixed', insetBlockEnd: '8px', insetInlineStart: '8px', zIndex: '99999',
    padding: '2px 10px', borderRadius: '99px', background: '#3b0764', color: '#fff', font: '12px/20px system-ui',
    pointerEvents: 'none', opacity: '.85' });
  document.body.append(badge);
}
new EventSource('${reloadPaths.stream}').onmessage = () => location.reload();
`;

export function reloadScript(own: LocalRelease | null): string {
  return `<script src="${reloadPaths.script}"${own ? ` data-unit="${own.unit}"` : ''}></script>`;
}

export interface Reloading {
  listen(response: ServerResponse): void;
  /** Reloads every open page. */
  reload(): void;
}

export function createReloading(): Reloading {
  const listeners = new Set<ServerResponse>();
  return {
    listen(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(': open\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    reload() {
      for (const listener of listeners) listener.write('data: reload\n\n');
    },
  };
}
