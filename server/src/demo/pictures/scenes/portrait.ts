import { blend, type Palette } from '../palette.ts';
import { haze, ridge, ridgeLine, sky, sun, TALL } from '../scenery.ts';
import { cableBridge } from '../structures.ts';
import { directions, circle, curve, group, linear, path, picture, polygon, rect, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The founder as a silhouette at the office window, the bay in the evening light behind him. */
export const portrait: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const { width, height } = TALL;
  return picture(
    width,
    height,
    sky(
      [
        [0, main(0.66, 0.5)],
        [0.35, second(0.88, 0.5)],
        [0.62, second(0.9, 0.9)],
        [1, second(0.84, 0.9)],
      ],
      TALL,
    ),
    sun(820, 620, 110, paper, second(0.9, 0.95)),
    ridge(ridgeLine(random, { y: 760, height: 60, waves: 1, width }), blend(main(0.6, 0.6), second(0.86, 0.8), 0.4), {
      width,
      bottom: height,
    }),
    haze(700, 170, second(0.95, 0.6), 0.7, width),
    ridge(ridgeLine(random, { y: 850, height: 40, waves: 1.7, width }), blend(main(0.48, 0.7), second(0.8, 0.8), 0.2), {
      width,
      bottom: height,
    }),
    linear('bay', [
      [0, second(0.84, 0.8)],
      [1, main(0.5, 0.6)],
    ]),
    rect(0, 910, width, height, 'url(#bay)'),
    cableBridge({
      from: 0,
      to: width,
      deck: 922,
      towers: [930],
      tall: 190,
      below: 40,
      colour: main(0.36, 0.8),
      cable: main(0.5, 0.5),
    }),
    windowFrame(palette),
    person(palette),
    desk(palette),
  );
};

function windowFrame({ main, second }: Palette): string {
  const dark = main(0.22, 0.65);
  return group(
    {},
    rect(0, 0, 1200, 70, dark),
    rect(0, 0, 74, 1500, dark),
    rect(1126, 0, 74, 1500, dark),
    ...[400, 780].map(
      (x) => rect(x, 60, 20, 1300, dark) + rect(x + 20, 70, 4, 1300, second(0.8, 0.8), { opacity: 0.7 }),
    ),
    rect(70, 300, 1060, 14, dark),
    rect(74, 70, 5, 1300, second(0.8, 0.8), { opacity: 0.6 }),
  );
}

/** Back-lit, three quarters from behind; the light draws one edge of him. */
function person({ main, second }: Palette): string {
  const coat = linear('coat', [
    [0, main(0.3, 0.8)],
    [1, main(0.17, 0.6)],
  ]);
  const body =
    'M452 742C452 742 462 800 428 820C350 852 236 872 196 952C160 1030 140 1220 128 1500L858 1500C850 1240 836 1046 796 964C758 886 640 856 568 820C544 806 548 748 548 748Z';
  const head =
    'M500 470C580 468 632 522 630 604C629 630 640 650 652 676C658 690 640 694 632 698C634 712 634 722 628 730C632 744 626 776 600 780C580 784 560 780 550 790L452 790C452 760 436 742 418 712C396 676 384 640 386 596C390 520 436 472 500 470Z';
  const hair =
    'M502 456C590 450 640 506 634 574C612 556 596 560 586 574C584 604 578 622 560 634C558 616 548 606 534 614C522 624 532 660 540 676C516 716 470 742 430 728C396 690 374 640 378 588C384 512 430 460 502 456Z';
  return group(
    {},
    coat,
    path(body, 'url(#coat)'),
    path(head, main(0.27, 0.6)),
    path(hair, main(0.38, 0.3)),
    path('M440 770C480 822 530 824 560 776L574 824C540 872 470 872 426 822Z', second(0.86, 0.35)),
    path(
      'M428 816C470 880 500 930 508 990C520 930 552 868 572 820L620 846C580 900 532 1000 516 1130C492 1000 430 900 376 842Z',
      main(0.23, 0.7),
    ),
    curve(
      'M632 582C629 630 640 650 652 676C658 690 640 694 632 698C634 712 634 722 628 730C632 744 626 776 600 780',
      second(0.88, 0.9),
      6,
      { 'stroke-linecap': 'round', opacity: 0.9 },
    ),
    curve('M580 826C650 858 758 886 796 964C836 1046 850 1240 856 1420', second(0.84, 0.95), 8, {
      'stroke-linecap': 'round',
      opacity: 0.85,
    }),
  );
}

function desk({ main, second, paper }: Palette): string {
  const sheet = linear(
    'sheet',
    [
      [0, paper],
      [1, second(0.85, 0.5)],
    ],
    directions.fall,
  );
  const ink = main(0.42, 0.8);
  return group(
    {},
    sheet,
    polygon('0,1330 1200,1290 1200,1500 0,1500', blend(main(0.26, 0.7), second(0.5, 0.7), 0.25)),
    polygon('0,1330 1200,1290 1200,1298 0,1338', second(0.74, 0.8)),
    polygon('520,1352 1130,1330 1200,1470 560,1500', 'url(#sheet)'),
    ...[0, 1, 2, 3].map((row) =>
      stroke(
        [
          [590 + row * 8, 1378 + row * 26],
          [1080 + row * 18, 1358 + row * 26],
        ],
        ink,
        2.5,
        { opacity: 0.5 },
      ),
    ),
    stroke('640,1376 700,1468 840,1372 960,1456 1056,1362', ink, 4),
    circle(840, 1372, 7, second(0.68)),
    circle(960, 1456, 7, second(0.68)),
    path('M84 1340L84 1180L150 1180L150 1338Z', main(0.2, 0.7)),
    ...[100, 118, 134].map((x, index) =>
      stroke(
        [
          [x, 1190],
          [x - 10 + index * 12, 1060 - index * 22],
        ],
        second(0.8 - index * 0.12, 0.9),
        8,
        { 'stroke-linecap': 'round' },
      ),
    ),
  );
}
