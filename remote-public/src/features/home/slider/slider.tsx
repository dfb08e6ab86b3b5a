import { useTexts } from '../../../shared/root-data.ts';
import type { SectionProps } from '../section-props.ts';
import { Carousel } from './carousel.tsx';
import { heroesOf } from './heroes.ts';
import { StillHero } from './still-hero.tsx';

/** A still hero where there is one slide, a carousel where there are more. */
export function Slider({ section, data, isFirstOfKind, isOnTop }: SectionProps) {
  const { home } = useTexts();
  const heroes = heroesOf(data);
  const [only] = heroes;
  if (!only) return null;
  if (heroes.length === 1) return <StillHero hero={only} isLeading={isFirstOfKind} isOnTop={isOnTop} />;
  return (
    <Carousel
      id={`slayt-${section.id}`}
      name={section.title || home.slides}
      heroes={heroes}
      isLeading={isFirstOfKind}
      isOnTop={isOnTop}
    />
  );
}
