import type { gallerySection } from '@vitrin/shared-contracts/sections/section-kinds';
import { GalleryTiles } from '../../../../shared/gallery/gallery-tiles.tsx';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';

/** Renders pictures as tiles, which open large. */
export function GallerySection(props: SectionProps) {
  const { title, text, pictures } = shownAs<typeof gallerySection>(props.section);
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
      <GalleryTiles pictures={pictures ?? []} lang={props.lang} />
    </Section>
  );
}
