import type { BootSection, SectionHydration } from '@vitrin/shared-contracts/boot';
import { placeAttribute, placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import { isAltered } from '../altered-page.ts';
import { loadFaultHandling } from '../federation/load-fault-handling.ts';
import { loadSections } from '../federation/load-remote.ts';
import { withTimeout } from '../federation/load-timeout.ts';
import { ReleaseFault } from '../federation/release-fault.ts';
import { reportSectionHealth } from '../health/report-health.ts';
import { fillPlace } from './fill-place.ts';
import { hydrateSection } from './hydrate-section.tsx';
import { loadSectionData } from './load-section-data.ts';
import { sectionNamed, type SectionView } from './section-tree.tsx';

/** Places that show a section or are about to. */
const known = new WeakSet<Element>();

/**
 * Hydrates the section in a place. Whatever fails, the markup of the server stays and so does the page: the fault is that of
 * the release of the section alone, and nothing is loaded again.
 * @param served - sections of the document, if the server has filled the place; null for a place of a later page
 */
export async function showSection(place: Element, served: readonly BootSection[] | null): Promise<void> {
  if (known.has(place)) return;
  known.add(place);
  const removed = new AbortController();
  place.addEventListener(placeEvents.removed, () => removed.abort(), { once: true });
  const sections = served ?? (await fillPlace(place));
  const section = sections.find(({ id }) => id === place.getAttribute(placeAttribute));
  if (section && !removed.signal.aborted) await start(place, section, removed.signal);
}

async function start(place: Element, section: BootSection, removed: AbortSignal): Promise<void> {
  const served = place.cloneNode(true) as Element;
  try {
    const [View, hydration] = await Promise.all([withTimeout(loadView(section), 'load'), loadSectionData(section)]);
    if (hydration && !removed.aborted) hydrate(place, { section, View, hydration, served }, removed);
  } catch (error) {
    await report(section, error);
  }
}

async function loadView({ release, name }: BootSection): Promise<SectionView> {
  const { sections } = await loadSections(release);
  return sectionNamed(sections, name).view();
}

interface LoadedSection {
  section: BootSection;
  View: SectionView;
  hydration: SectionHydration;
  /** The place with the markup of the server. */
  served: Element;
}

function hydrate(place: Element, { section, View, hydration, served }: LoadedSection, removed: AbortSignal): void {
  const unmount = hydrateSection(
    place,
    { View, place: section, ...hydration },
    {
      onCommitted: () => void place.dispatchEvent(new Event(placeEvents.started, { bubbles: true })),
      onStarted: () => reportSectionHealth(section),
      // An extension or a translation has changed what the server rendered: no fault of the release.
      onMismatch: (error) => void (isAltered(served) ? undefined : reportMismatch(section, error)),
      onFailed(error) {
        afterRendering(() => {
          unmount();
          place.replaceChildren(...served.childNodes);
        });
        void report(section, new ReleaseFault('render', error));
      },
    },
  );
  removed.addEventListener('abort', () => afterRendering(unmount));
}

/** React cannot unmount a root while it renders another one, such as the page that removes the place. */
function afterRendering(work: () => void): void {
  setTimeout(work);
}

async function report(section: BootSection, error: unknown): Promise<void> {
  await (await loadFaultHandling()).reportSectionFault(section, error);
}

async function reportMismatch({ release }: BootSection, error: unknown): Promise<void> {
  (await loadFaultHandling()).reportRecoveredError(release, error);
}
