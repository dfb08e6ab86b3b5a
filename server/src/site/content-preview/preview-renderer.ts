import type { DocumentReleases } from '../../releases/serving/document-releases.ts';
import { candidatesOf } from '../render-document.ts';
import type { Renderer } from '../rendering/renderer.ts';

/** Milliseconds without a preview after which the process ends. */
const IDLE_MS = 60_000;

/** The renderer of previews, with processes of its own: content that breaks a page cannot break those of visitors. */
export interface PreviewRenderer {
  current(): Renderer;
  /** Starts the process for these releases, so that a page need not wait for it. */
  prepare(releases: DocumentReleases): Promise<void>;
  /** Ends the processes, for example because a rendering does not end. */
  discard(): void;
  close(): Promise<void>;
}

/** Creates the renderer when it is needed. */
export function createPreviewRenderer(create: () => Renderer): PreviewRenderer {
  let renderer: Renderer | null = null;
  let timer: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(timer);
    const running = renderer;
    renderer = null;
    await running?.close();
  };
  const current = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void close(), IDLE_MS).unref();
    return (renderer ??= create());
  };
  return {
    current,
    prepare: (releases) => current().prepare(candidatesOf(releases)),
    discard: () => void close(),
    close,
  };
}
