import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SectionHydration } from '@vitrin/shared-contracts/boot';
import type { SectionPlace } from '@vitrin/shared-contracts/remote-sections';
import { SectionTree, sectionIdPrefix, type SectionView } from './section-tree.tsx';

/** What happens to a hydrated section. */
export interface SectionEvents {
  /** It responds to input from now on; no press can come between. */
  onCommitted: () => void;
  /** Its effects have run. */
  onStarted: () => void;
  /** React has rendered it again, because the markup did not match. */
  onMismatch: (error: unknown) => void;
  /** It threw; its root is empty now. */
  onFailed: (error: unknown) => void;
}

interface HydratedSection extends SectionHydration {
  View: SectionView;
  place: SectionPlace;
}

/** Hydrates the markup of a section as a root of its own. Returns a function that unmounts it. */
export function hydrateSection(
  slot: Element,
  { View, place: { id, heading }, values, data }: HydratedSection,
  { onCommitted, onStarted, onMismatch, onFailed }: SectionEvents,
): () => void {
  const root = hydrateRoot(
    slot,
    <StartObserver onCommitted={onCommitted} onStarted={onStarted}>
      <SectionTree View={View} values={values} data={data} section={{ id, heading }} />
    </StartObserver>,
    {
      identifierPrefix: sectionIdPrefix(id),
      onRecoverableError: onMismatch,
      onUncaughtError: onFailed,
      // A boundary of its own has shown something else.
      onCaughtError: onMismatch,
    },
  );
  return () => root.unmount();
}

type Observed = Pick<SectionEvents, 'onCommitted' | 'onStarted'> & { children: ReactNode };

/** Wraps the section: a sibling would change the ids that the server rendering has generated. */
function StartObserver({ onCommitted, onStarted, children }: Observed): ReactNode {
  useLayoutEffect(onCommitted, [onCommitted]);
  useEffect(onStarted, [onStarted]);
  return children;
}
