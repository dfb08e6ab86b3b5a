import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { BootBlock } from 'shared-contracts/boot';
import { showFailure } from './failure.ts';
import { ReleaseFault } from './federation/release-fault.ts';
import { faults } from './federation/faults.ts';

export interface Drawing {
  /** The whole tree stands for the first time. */
  drawn: Promise<void>;
  /** Never resolves; rejects with what was thrown before `settle`, caught by a boundary of the remote or not. */
  failed: Promise<never>;
  /** Handles an error that the release's code threw outside rendering, as if a boundary had caught it. */
  onFault: (error: unknown) => void;
  /** From now on errors belong to the remote's own boundaries, and count as faults of a page in use. */
  settle: () => void;
  /** Gives the root back as it was served: nothing typed goes with a page that came half alive. */
  undo: () => void;
}

/** The first rendering of a release. */
export function draw(root: Element, tree: ReactNode, boot: BootBlock): Drawing {
  const { hydration, release } = boot;
  const served = root.cloneNode(true);
  let isFirst = true;
  let onDrawn = () => {};
  let onFailed = (_fault: ReleaseFault) => {};
  const drawn = new Promise<void>((resolve) => (onDrawn = resolve));
  const failed = new Promise<never>((_, reject) => (onFailed = reject));
  const tell = async (error: unknown) => (await faults()).tellSurvived(release, error);
  const leave = async (error: unknown) => (await faults()).giveWay(boot, new ReleaseFault('navigate', error));
  const onCaughtError = (error: unknown) => {
    if (isFirst) onFailed(new ReleaseFault('render', error));
    else void leave(error);
  };
  const onUncaughtError = (error: unknown) => {
    onCaughtError(error);
    if (!isFirst) showFailure('use');
  };
  const watched = <Drawn onDrawn={onDrawn}>{tree}</Drawn>;
  const options: RootOptions = { onCaughtError, onUncaughtError };
  const react = hydration
    ? hydrateRoot(root, watched, { ...options, onRecoverableError: (error) => void tell(error) })
    : createRoot(root, options);
  if (!hydration) react.render(watched);
  return {
    drawn,
    failed,
    onFault: onCaughtError,
    settle: () => void (isFirst = false),
    undo() {
      root.replaceWith(served);
      react.unmount();
    },
  };
}

/** Around the tree, not beside it: a sibling would change the ids that the server's rendering has given. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
