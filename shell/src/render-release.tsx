import { useEffect, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { isAltered } from './altered-page.ts';
import { keepFields } from './kept-fields.ts';
import { showFailure } from './failure.ts';
import { ReleaseFault } from './federation/release-fault.ts';
import { loadFaultHandling } from './federation/load-fault-handling.ts';

export interface FirstRendering {
  /** Resolves when the whole tree is rendered for the first time. */
  rendered: Promise<void>;
  /** Never resolves; rejects with the error thrown before `settle`, even if a boundary of the remote caught it. */
  failed: Promise<never>;
  /** Handles an error that the release's code threw outside rendering, as if a boundary had caught it. */
  onFault: (error: unknown) => void;
  /**
   * Ends the first rendering: later errors belong to the remote's own boundaries and count as faults of a page in use.
   */
  endFirstRendering: () => void;
  /** Restores the root as it was served, with any typed text, after a page was only partly hydrated. */
  restore: () => void;
}

/** Renders a release for the first time. */
export function renderRelease(root: Element, tree: ReactNode, boot: BootBlock): FirstRendering {
  const { hydration, release } = boot;
  const served = root.cloneNode(true) as Element;
  const fields = keepFields(root);
  let announceFields = () => {};
  let isFirst = true;
  let onRendered = () => {};
  let onFailed = (_fault: ReleaseFault) => {};
  const rendered = new Promise<void>((resolve) => (onRendered = resolve));
  const failed = new Promise<never>((_, reject) => (onFailed = reject));
  const reportRecovered = async (error: unknown) => {
    // An extension or a translation has changed what the server rendered: no fault of the release.
    if (isAltered(served)) return;
    (await loadFaultHandling()).reportRecoveredError(release, error);
  };
  const replaceRelease = async (error: unknown) =>
    (await loadFaultHandling()).replaceFailedRelease(boot, new ReleaseFault('navigate', error));
  const onCaughtError = (error: unknown) => {
    if (isFirst) onFailed(new ReleaseFault('render', error));
    else void replaceRelease(error);
  };
  const onUncaughtError = (error: unknown) => {
    onCaughtError(error);
    if (!isFirst) showFailure('use');
  };
  const watched = (
    <RenderObserver
      onPlaced={() => void (announceFields = fields.restoreInto(root))}
      onCommitted={() => queueMicrotask(announceFields)}
      onRendered={onRendered}
    >
      {tree}
    </RenderObserver>
  );
  const options: RootOptions = { onCaughtError, onUncaughtError };
  const react = hydration
    ? hydrateRoot(root, watched, { ...options, onRecoverableError: (error) => void reportRecovered(error) })
    : createRoot(root, options);
  if (!hydration) react.render(watched);
  return {
    rendered,
    failed,
    onFault: onCaughtError,
    endFirstRendering: () => void (isFirst = false),
    restore() {
      root.replaceWith(served);
      fields.restoreInto(served)();
      react.unmount();
    },
  };
}

interface RenderObserverProps {
  /** Called when the first rendering is in the document, before the effects of its components. */
  onPlaced: () => void;
  /** Called after the layout effects of its components, before it is painted. */
  onCommitted: () => void;
  onRendered: () => void;
  children: ReactNode;
}

/** Wraps the tree: a sibling would change the ids that the server rendering has generated. */
function RenderObserver({ onPlaced, onCommitted, onRendered, children }: RenderObserverProps): ReactNode {
  useInsertionEffect(onPlaced, [onPlaced]);
  useLayoutEffect(onCommitted, [onCommitted]);
  useEffect(onRendered, [onRendered]);
  return children;
}
