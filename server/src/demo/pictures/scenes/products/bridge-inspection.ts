import { blend, type Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { clouds, cypresses, haze, ridge, ridgeLine, sky, sun } from '../../scenery.ts';
import { PRODUCT } from '../../studio.ts';
import {
  circle,
  curve,
  directions,
  group,
  line,
  linear,
  path,
  picture,
  polygon,
  rect,
  stroke,
  times,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

const ROAD = 330;
const SIZE = { width: PRODUCT.width, bottom: PRODUCT.height } as const;

/** A box girder in cross section; the inspection vehicle reaches round it and holds its platform below. */
export const bridgeInspection: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    sky(
      [
        [0, main(0.6, 0.5)],
        [0.35, main(0.78, 0.35)],
        [0.62, second(0.93, 0.5)],
        [1, paper],
      ],
      PRODUCT,
    ),
    sun(220, 560, 62, paper, second(0.9, 0.95)),
    clouds(random, { y: 60, height: 120 }, '#ffffff', 4),
    valley(palette, random),
    pier(palette),
    girder(palette),
    vehicle(palette),
    boom(palette),
    platform(palette),
  );
};

function valley({ main, second, paper }: Palette, random: Random): string {
  const hills = (y: number, height: number, waves: number) =>
    ridgeLine(random, { y, height, waves, width: PRODUCT.width });
  return group(
    {},
    ridge(hills(640, 60, 1), blend(main(0.64, 0.5), second(0.88, 0.6), 0.45), SIZE),
    haze(600, 150, paper, 0.85, PRODUCT.width),
    ridge(hills(740, 36, 1.4), main(0.54, 0.6), SIZE),
    haze(720, 110, paper, 0.7, PRODUCT.width),
    ridge(hills(846, 16, 1), main(0.36, 0.8), SIZE),
    cypresses('60,862,120 104,866,160 150,868,110 1090,860,150 1136,866,190', main(0.24, 0.75), main(0.36, 0.9)),
  );
}

function pier({ main, second }: Palette): string {
  const grain = blend(main(0.66, 0.3), second(0.8, 0.4), 0.4);
  return group(
    {},
    linear(
      'pier',
      [
        [0, blend(grain, '#ffffff', 0.2)],
        [1, blend(grain, main(0.3, 0.7), 0.6)],
      ],
      directions.across,
    ),
    polygon('360,500 680,500 620,600 606,900 434,900 420,600', 'url(#pier)'),
    rect(424, 494, 60, 16, main(0.2, 0.6)),
    rect(556, 494, 60, 16, main(0.2, 0.6)),
  );
}

function girder({ main, second, paper }: Palette): string {
  const cut = blend(main(0.8, 0.22), second(0.88, 0.4), 0.5);
  const hatch = times(58, (index) =>
    line([60 + index * 18, 520], [200 + index * 18, 300], main(0.44, 0.45), 2, { opacity: 0.45 }),
  );
  const outline = 'M120 352H920L916 386L760 410L690 496H350L280 410L124 386ZM318 412L376 466H664L722 412L520 392Z';
  return group(
    {},
    `<clipPath id="section"><path d="${outline}" clip-rule="evenodd"/></clipPath>`,
    path('M318 412L376 466H664L722 412L520 392Z', main(0.28, 0.65)),
    path('M376 466H664L690 440H350Z', main(0.36, 0.6)),
    path(outline, cut, { 'fill-rule': 'evenodd' }),
    group({ 'clip-path': 'url(#section)' }, ...hatch),
    curve(outline, main(0.26, 0.65), 5, { 'stroke-linejoin': 'round' }),
    rect(150, 336, 740, 18, main(0.24, 0.5)),
    ...[134, 880].map((x) =>
      polygon(`${x - 14},356 ${x + 14},356 ${x + 9},276 ${x - 9},276`, paper, {
        stroke: main(0.26, 0.65),
        'stroke-width': 4,
      }),
    ),
  );
}

/** Seen from the front. */
function vehicle({ main, second, paper }: Palette): string {
  const body = second(0.68, 1.25);
  return group(
    {},
    ...[548, 706].map((x) => rect(x, ROAD - 62, 46, 68, main(0.16, 0.5), { rx: 12 })),
    rect(536, ROAD - 94, 228, 62, body, { rx: 8 }),
    rect(536, ROAD - 94, 228, 9, second(0.86, 0.95), { rx: 4 }),
    ...[548, 726].map((x) => rect(x, ROAD - 74, 26, 16, paper, { rx: 4 })),
    ...times(6, (index) =>
      polygon(
        `${584 + index * 24},${ROAD - 44} ${596 + index * 24},${ROAD - 44} ${588 + index * 24},${ROAD - 32} ${576 + index * 24},${ROAD - 32}`,
        paper,
      ),
    ),
    path(`M556 ${ROAD - 94}L572 ${ROAD - 196}H708L716 ${ROAD - 94}Z`, second(0.56, 1.2)),
    path(`M584 ${ROAD - 184}H696L702 ${ROAD - 124}H576Z`, main(0.4, 0.5)),
    path(`M584 ${ROAD - 184}H640L612 ${ROAD - 124}H576Z`, main(0.66, 0.35)),
    rect(620, ROAD - 212, 40, 16, second(0.9, 0.9), { rx: 8 }),
  );
}

/** Over the parapet, down beside the deck. */
function boom({ main, second }: Palette): string {
  const [dark, light] = [second(0.5, 1.15), second(0.74, 1.2)];
  const arm = (corners: string, width: number) =>
    stroke(corners, dark, width, { 'stroke-linejoin': 'round' }) +
    stroke(corners, light, width * 0.5, { 'stroke-linejoin': 'round', transform: 'translate(-3 -4)' });
  const rungs = times(12, (index) => line([986, 250 + index * 30], [1010, 265 + index * 30], dark, 4));
  return group(
    {},
    rect(726, ROAD - 150, 50, 60, main(0.26, 0.65), { rx: 8 }),
    arm('748,206 820,120 998,168', 30),
    line([768, 232], [884, 142], main(0.78, 0.2), 9),
    circle(748, 210, 22, main(0.22, 0.6)),
    circle(820, 122, 19, main(0.22, 0.6)),
    ...rungs,
    line([984, 160], [984, 650], light, 9),
    line([1012, 160], [1012, 650], dark, 9),
    circle(998, 172, 22, main(0.22, 0.6)),
    rect(972, 616, 52, 56, main(0.24, 0.65), { rx: 8 }),
  );
}

function platform(palette: Palette): string {
  const { main, second } = palette;
  const rails = times(9, (index) => line([650 + index * 41, 556], [650 + index * 41, 632], second(0.58, 1.2), 5));
  return group(
    {},
    person(palette, 730, 628),
    person(palette, 850, 628),
    ...rails,
    line([648, 558], [980, 558], second(0.72, 1.25), 8),
    line([648, 594], [980, 594], second(0.58, 1.2), 5),
    rect(638, 628, 354, 22, second(0.66, 1.25), { rx: 5 }),
    rect(638, 644, 354, 8, main(0.24, 0.6), { rx: 4 }),
  );
}

function person({ main, second, paper }: Palette, x: number, ground: number): string {
  return group(
    {},
    path(
      `M${x - 15} ${ground}L${x - 12} ${ground - 46}H${x + 12}L${x + 15} ${ground}H${x + 4}L${x} ${ground - 30}L${x - 4} ${ground}Z`,
      main(0.2, 0.6),
    ),
    rect(x - 16, ground - 90, 32, 50, main(0.42, 0.8), { rx: 10 }),
    rect(x - 16, ground - 66, 32, 7, second(0.9, 0.8)),
    line([x - 10, ground - 80], [x - 26, ground - 108], main(0.36, 0.8), 10, { 'stroke-linecap': 'round' }),
    circle(x, ground - 102, 13, blend(paper, second(0.7, 0.8), 0.5)),
    path(`M${x - 17} ${ground - 104}A17 17 0 0 1 ${x + 17} ${ground - 108}Z`, second(0.76, 1.25)),
  );
}
