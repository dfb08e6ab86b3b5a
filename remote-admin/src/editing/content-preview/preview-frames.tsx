import { useResizeObserver } from '@mantine/hooks';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import styles from './content-preview.module.css';
import { useEditedPart, type EditedPart } from './edited-part.ts';
import { markPart, showPart } from './mark-part.ts';
import { reportPresses } from './preview-press.ts';

interface PreviewFramesProps {
  /** Address of the page to show. */
  address: string;
  /** Width of the page in CSS pixels; a wider page is scaled down. */
  width: number;
  /** Title of the frame, for screen readers. */
  title: string;
  /** Part of the page that is edited: it is marked and scrolled into view. */
  part: EditedPart;
  /** Called when what is at an address is shown. */
  onLoad: (address: string, kind: LoadedKind) => void;
}

/** `message`: the server says why there is no page; `nothing`: the browser could not load it. */
export type LoadedKind = 'page' | 'message' | 'nothing';

type Slot = 0 | 1;

interface ShownPage {
  slot: Slot;
  address: string;
  kind: LoadedKind;
}

const slots = [0, 1] as const;

/**
 * Shows a page in a frame that runs no script. The next page loads in a second frame behind it, and takes its place and
 * its scroll position when it has arrived.
 */
export function PreviewFrames({ address, width, title, part, onLoad }: PreviewFramesProps) {
  const edited = useEditedPart(part);
  const [box, size] = useResizeObserver<HTMLDivElement>();
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  const [shown, setShown] = useState<ShownPage>({ slot: 1, address: '', kind: 'page' });
  const next: Slot = shown.slot === 0 ? 1 : 0;
  const addressOf = (slot: Slot) => (slot === shown.slot ? shown.address : address);

  useEffect(() => {
    const page = documentOf(frames.current[shown.slot]);
    const marked = page && markPart(page, edited);
    if (marked) showPart(marked, { isCalm: prefersCalm() });
    // Also for each page that was loaded.
  }, [edited, shown]);

  const finish = (slot: Slot) => {
    const loaded = addressOf(slot);
    if (slot === shown.slot || loaded === shown.address) return;
    const page = documentOf(frames.current[slot]);
    const kind = kindOf(page);
    if (page) reportPresses(page);
    keepScrollPosition(frames.current[shown.slot], frames.current[slot]);
    setShown({ slot, address: loaded, kind });
    onLoad(loaded, kind);
  };

  const isWaiting = address !== shown.address;
  return (
    <div ref={box} className={styles.frames}>
      {slots.map((slot) =>
        addressOf(slot) === '' || (slot === next && !isWaiting) ? null : (
          <iframe
            key={slot}
            ref={(frame) => {
              frames.current[slot] = frame;
            }}
            className={styles.frame}
            // A message is read, not looked at: it is never scaled down.
            style={frameStyle(slot === shown.slot && shown.kind === 'message' ? size.width : width, size)}
            // No scripts; the same origin, so that the scroll position can be kept.
            sandbox="allow-same-origin"
            src={addressOf(slot)}
            title={title}
            data-hidden={slot === shown.slot ? undefined : ''}
            inert={slot !== shown.slot}
            onLoad={() => finish(slot)}
          />
        ),
      )}
    </div>
  );
}

function frameStyle(width: number, box: { width: number; height: number }): CSSProperties {
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / width);
  return {
    inlineSize: width,
    blockSize: box.height / scale,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (box.width - width * scale) / 2),
  };
}

function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function kindOf(document: Document | null): LoadedKind {
  if (document === null) return 'nothing';
  return document.querySelector('[data-preview-message]') ? 'message' : 'page';
}

/** Returns the document of a frame; null when the browser shows an error of its own instead. */
function documentOf(frame: HTMLIFrameElement | null | undefined): Document | null {
  try {
    return frame?.contentDocument ?? null;
  } catch {
    return null;
  }
}

function keepScrollPosition(
  from: HTMLIFrameElement | null | undefined,
  to: HTMLIFrameElement | null | undefined,
): void {
  if (!documentOf(from) || !documentOf(to)) return;
  to?.contentWindow?.scrollTo({ top: from?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
}
