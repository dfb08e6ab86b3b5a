import type { ReactNode } from 'react';
import type { Picture } from '../api/pictures.ts';
import { declareSection, remoteField as field, type SectionValues } from '../sections/section-declaration.ts';
import type { RemoteSections, Section, SectionProps } from './remote-sections.ts';

/** The types of a section follow from its declaration: a team writes none and casts nothing. */
const declarations = {
  kampanyalar: declareSection({
    title: 'Kampanyalar',
    sentence: 'Süren kampanyalar.',
    drawing: [],
    shared: {
      count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Sayı' }),
      cover: field.picture({ label: 'Görsel' }),
    },
    texts: { heading: field.text({ label: 'Başlık', max: 80 }) },
    fallback: { tr: '' },
    heights: { narrow: 400, wide: 300 },
    example: { count: '3', heading: 'Yaz' },
  }),
};
type Declared = (typeof declarations)['kampanyalar'];

type Same<Left, Right> = [Left, Right] extends [Right, Left] ? true : false;
type AllTrue<Checks extends readonly true[]> = Checks;

interface Values {
  count: '3' | '6';
  cover: Picture | null;
  heading: string;
}

export type Inferred = AllTrue<
  [Same<SectionValues<Declared>, Values>, Same<SectionProps<Declared, number[]>['data'], number[]>]
>;

declare const view: (props: SectionProps<Declared, number[]>) => ReactNode;
const kampanyalar: Section<Declared, number[]> = {
  load: ({ count }) => Promise.resolve([Number(count)]),
  view: () => Promise.resolve(view),
};

export const complete: RemoteSections<typeof declarations> = { sections: { kampanyalar } };
// @ts-expect-error -- a declared section is missing
export const incomplete: RemoteSections<typeof declarations> = { sections: {} };
// @ts-expect-error -- its component expects other data than it loads
export const mismatched: Section<Declared, string> = { ...kampanyalar };
// @ts-expect-error -- not a value of the choice
export const wrongExample: Declared['example'] = { count: '4' };

/** The shell calls sections of any declaration. */
export type Passed = AllTrue<[typeof complete extends RemoteSections ? true : false]>;
