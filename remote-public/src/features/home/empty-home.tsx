import { useBranding } from 'shared-contracts/state';
import { useRootData } from '../../shared/root-data.ts';
import { StillHero } from './slider/still-hero.tsx';

/** No section is switched on: the company's name, what it does, and the way to reach it. */
export function EmptyHome() {
  const { companyName } = useBranding();
  const { language, meta } = useRootData();
  return (
    <StillHero
      hero={{
        title: companyName,
        text: meta.home.description ?? '',
        picture: null,
        link: null,
        action: '',
        lang: language,
      }}
      isLeading
      isOnTop
    />
  );
}
