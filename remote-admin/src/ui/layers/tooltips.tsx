import { useEffect, useState } from 'react';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { followTooltips } from './follow-tooltips.ts';
import { loadedLayers, loadLayers, preloadLayers } from './load-layers.ts';

interface Shown {
  target: HTMLElement;
  label: string;
  isOpen: boolean;
}

/** Shows the text in the attribute `data-tooltip` of any element of the panel as a tooltip, or the exact time of a `time`. */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(preloadLayers, []);
  useEffect(
    () =>
      followTooltips((target) => {
        // In this order also while they are being loaded, so that the last call counts.
        void loadLayers().then(() => setShown((before) => (target ? shownFor(target) : closed(before))));
      }),
    [],
  );
  useTargetChanges(shown, setShown);
  const layers = loadedLayers();
  return shown && layers ? <layers.TooltipLayer {...shown} /> : null;
}

function shownFor(target: HTMLElement): Shown {
  return { target, label: labelOf(target), isOpen: target.isConnected };
}

/** The exact time is computed when it is shown, because that takes long for all rows of a list. */
function labelOf(target: HTMLElement): string {
  if (target instanceof HTMLTimeElement) return exactTime(new Date(target.dateTime));
  return target.dataset.tooltip ?? '';
}

function closed(before: Shown | null): Shown | null {
  return before?.isOpen ? { ...before, isOpen: false } : before;
}

/** Follows a text that changes while it is shown, and closes the tooltip of an element that is removed. */
function useTargetChanges(shown: Shown | null, setShown: (next: Shown) => void): void {
  useEffect(() => {
    if (!shown?.isOpen) return undefined;
    const { target, label } = shown;
    const observer = new MutationObserver(() => {
      if (!target.isConnected || labelOf(target) !== label) setShown(shownFor(target));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tooltip', 'datetime'] });
    return () => observer.disconnect();
  }, [shown, setShown]);
}
