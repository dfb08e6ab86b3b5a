import type { RemoteSections } from '@vitrin/shared-contracts/remote-sections';
import { testedPlace, type TestedSection } from '@vitrin/shared-contracts/rendering';
import { hydrateSection } from './hydrate-section.tsx';
import { sectionNamed } from './section-tree.tsx';

/** Milliseconds to wait for errors that follow the first rendering, from an effect. */
const LATE_ERROR_MS = 50;

/** Hydrates a section as a page does. Rejects with its name and the cause if it throws or its markup does not match. */
export async function testSection(
  sections: RemoteSections['sections'],
  { name, html, values, data }: TestedSection,
): Promise<void> {
  const slot = document.createElement('div');
  slot.innerHTML = html;
  document.body.append(slot);
  const View = await sectionNamed(sections, name).view();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error: unknown) => reject(new Error(`${name}: ${String(error)}`, { cause: error }));
  const unmount = hydrateSection(
    slot,
    { View, place: testedPlace, values, data },
    {
      onCommitted: () => undefined,
      onStarted: () => setTimeout(resolve, LATE_ERROR_MS),
      onMismatch: fail,
      onFailed: fail,
    },
  );
  await promise.finally(unmount);
  slot.remove();
}
