import type { Branding } from '@vitrin/shared-contracts/branding';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { testedPlace, type SectionRequest, type TestedSection } from '@vitrin/shared-contracts/rendering';
import { checkedMarkup, RefusedMarkup } from '../../../site/rendering/check-markup.ts';
import { RenderFailure } from '../../../site/rendering/render-failure.ts';
import { startPair, type RenderPair } from '../../../site/rendering/render-pair.ts';
import { filesOf } from '../../../site/rendering/render-pairs.ts';
import type { RenderedSection } from '../../../site/rendering/jobs.ts';
import { errorLine } from '../smoke-test/error-line.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import type { SectionCase } from './section-cases.ts';

/** Renderings whose CPU time is measured; the system counts it in steps of ten milliseconds. */
const MEASURED = 5;

export interface SectionRendering {
  shell: StoredRelease;
  remote: StoredRelease;
  branding: Branding;
  read: RemoteContext['read'];
}

/** Largest values of a section, over all that it was rendered with. */
export interface RenderFigures {
  /** Bytes. */
  html: number;
  /** Bytes of values and data as JSON. */
  data: number;
  reads: number;
  /** Milliseconds of CPU time with the example values; null where the system does not report it. */
  cpu_ms: number | null;
}

/** What a section shows. */
export interface RenderedCases {
  figures: RenderFigures;
  /** With the example values, for the test of the client bundle; null if a read of the site failed. */
  example: TestedSection | null;
}

/**
 * Starts the server bundles in a process of their own for a task that renders sections of the remote. The rendering throws with
 * the section, the values and the reason if it fails.
 */
export async function withSections<T>(
  { shell, remote, branding, read }: SectionRendering,
  task: (render: (name: string, cases: readonly SectionCase[]) => Promise<RenderedCases>) => Promise<T>,
): Promise<T> {
  const reads = { count: 0 };
  const counted: RemoteContext['read'] = (path, params) => {
    reads.count += 1;
    return read(path, params);
  };
  const pair = startPair(filesOf(shell, remote), counted, () => undefined);
  try {
    return await task((name, cases) => renderCases({ pair, reads }, { name, branding }, cases));
  } finally {
    await pair.close();
  }
}

type Named = Pick<SectionRequest, 'name' | 'branding'>;

interface RunningPair {
  pair: RenderPair;
  /** Reads of all renderings of the pair. */
  reads: { count: number };
}

async function renderCases(
  { pair, reads }: RunningPair,
  section: Named,
  cases: readonly SectionCase[],
): Promise<RenderedCases> {
  const figures: RenderFigures = { html: 0, data: 0, reads: 0, cpu_ms: null };
  let example: TestedSection | null = null;
  for (const [index, each] of cases.entries()) {
    const before = reads.count;
    const rendered = await renderCase(pair, section, each);
    if (!rendered) continue;
    const { html, data } = rendered.result;
    figures.html = Math.max(figures.html, Buffer.byteLength(html));
    figures.data = Math.max(figures.data, Buffer.byteLength(JSON.stringify({ values: each.values, data })));
    figures.reads = Math.max(figures.reads, reads.count - before);
    if (index > 0) continue;
    example = { name: section.name, html, values: each.values, data };
    figures.cpu_ms = await measure(pair, () => renderCase(pair, section, each));
  }
  return { figures, example };
}

/** Returns null if a read of the site failed, which is no fault of the release. */
async function renderCase(
  pair: RenderPair,
  section: Named,
  { what, language, values }: SectionCase,
): Promise<RenderedSection | null> {
  const request: SectionRequest = { ...section, ...testedPlace, values, language, pageUrl: '/' };
  try {
    const rendered = await pair.renderSection(request);
    checkedMarkup(rendered.result.html, request.id);
    return rendered;
  } catch (error) {
    if (error instanceof RenderFailure && error.status !== null) return null;
    const isKnown = error instanceof RenderFailure || error instanceof RefusedMarkup;
    const reason = isKnown ? error.message : errorLine(error);
    throw new Error(`“${section.name}” bölümü ${what} gösterilemedi: ${reason}`, { cause: error });
  }
}

async function measure(pair: RenderPair, render: () => Promise<unknown>): Promise<number | null> {
  const before = await pair.cpuMs();
  for (let round = 0; round < MEASURED; round += 1) await render();
  const after = await pair.cpuMs();
  return before === null || after === null ? null : Math.round((after - before) / MEASURED);
}
