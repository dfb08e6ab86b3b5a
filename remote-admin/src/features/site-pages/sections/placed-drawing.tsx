import { use } from 'react';
import { declarationOf } from '@vitrin/shared-contracts/sections/placed-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { DeclaredDrawing } from './drawing-shapes.tsx';
import { PlaceableContext } from './placeable-sections.ts';
import { SectionDrawing } from './section-drawing.tsx';

/** Drawing of a section of the page: of its kind, or the one that its remote declares. */
export function PlacedDrawing({ section }: { section: StoredSection }) {
  const declared = declarationOf(section, use(PlaceableContext).remotes);
  return declared ? <DeclaredDrawing shapes={declared.drawing} /> : <SectionDrawing kind={section.kind} />;
}
