import { api } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { DocumentReleases } from '../releases/serving/document-releases.ts';
import type { Registry, StoredRelease } from '../releases/serving/registry.ts';
import { builtInTitles, isBuiltIn } from '../modules/releases/remotes/remote-names.ts';
import type { Previewed, Visitor } from '../releases/serving/visitor.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { styleBlock } from './inline-style.ts';

/** The releases that a document finally names. */
export interface NamedReleases extends Pick<DocumentReleases, 'isPreview'> {
  shown: readonly StoredRelease[];
  /** Remotes of which the page shows sections; one that could not be shown has no release. */
  parts?: readonly Unit[];
}

/** Returns the badge that staff see on a page of a previewed release, outside the root; null on all other pages. */
export function previewBadge(registry: Registry, { previews }: Visitor, named: NamedReleases): string | null {
  if (!named.isPreview) return null;
  const releases = new Map(named.shown.map((release) => [release.descriptor.unit, release]));
  const lines = [...new Set([...releases.keys(), ...(named.parts ?? [])])].flatMap((unit) => {
    const previewed = previews.get(unit);
    return previewed ? [previewLine(titleOf(registry, unit), previewed, releases.get(unit))] : [];
  });
  return `<aside id="preview" lang="tr" dir="ltr" aria-label="Önizleme">
${lines.map((line) => `<p>${line}</p>`).join('\n')}
<form method="post" action="${api.leavePreview}"><button>Önizlemeden çık</button></form>
</aside>`;
}

/** A release that failed is listed too, because the displayed release is not the requested one. */
function previewLine(title: string, { id }: Previewed, shown: StoredRelease | undefined): string {
  const name = `Önizleme: <b>${escapeHtml(title)}</b> · sürüm <code>${escapeHtml(id.slice(0, 8))}</code>`;
  if (!shown) return `${name} açılmadı; bölümün yerinde yedek metni gösteriliyor.`;
  return shown.descriptor.id === id
    ? `${name} (${escapeHtml(buildTimeOf(shown.descriptor.built_at))})`
    : `${name} açılmadı; canlıdaki sürüm gösteriliyor.`;
}

function titleOf(registry: Registry, unit: Unit): string {
  if (isBuiltIn(unit)) return builtInTitles[unit];
  return registry.addedRemotes().find(({ name }) => name === unit)?.title ?? unit;
}

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

function buildTimeOf(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? 'derleme zamanı bilinmiyor' : `derleme ${clock.format(at)}`;
}

/**
 * Inverts the colours of the page, so that the badge is visible in both colour schemes. It has its own space at the end
 * of the page.
 */
const CSS = `
#preview{position:sticky;z-index:3;inset-block-end:var(--space-4);display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-4);align-items:center;inline-size:fit-content;max-inline-size:calc(100% - 6.5rem);margin:var(--space-4);padding:var(--space-2) var(--space-2) var(--space-2) var(--space-4);border:1px solid var(--color-surface);border-radius:var(--radius-m);background:var(--color-text);color:var(--color-surface);font:500 var(--text-s)/1.4 var(--font-text)}
#preview p{margin:0}
#preview b{font-weight:700}
#preview code{font-family:ui-monospace,monospace}
#preview form{margin-inline-start:auto}
#preview button{min-block-size:2.75rem;padding-inline:var(--space-4);border:1.5px solid;border-radius:var(--radius-m);background:none;color:inherit;font:inherit;cursor:pointer}
#preview button:hover{text-decoration:underline}
#preview button:focus-visible{outline:3px solid;outline-offset:2px}
@media print{#preview{display:none}}`.replaceAll('\n', '');

/** In the panel, which has its own bars at the bottom, the badge is at the top of the page. */
export const panelBadgeCss = `${CSS}#preview{position:static;inline-size:auto;max-inline-size:none;margin:0;padding-inline:var(--space-4);border:0;border-radius:0}`;

/** The styles of the badge, included only in documents that contain it. */
export const badgeStyle = styleBlock(CSS);
