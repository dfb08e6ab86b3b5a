import { clampChroma, converter, formatHex, interpolate } from 'culori';

/** Lightness 0 (black) to 1 (white); `strength` scales the brand colour's own chroma. */
type Tone = (lightness: number, strength?: number) => string;

/** The few hues of every picture: the two brand colours and a paper white with a trace of the second. */
export interface Palette {
  main: Tone;
  second: Tone;
  paper: string;
  ink: string;
}

const toOklch = converter('oklch');

function toneOf(colour: string): Tone {
  const base = toOklch(colour);
  if (!base) throw new Error(`Not a colour: ${colour}`);
  return (lightness, strength = 1) =>
    formatHex(clampChroma({ ...base, l: lightness, c: base.c * strength }, 'oklch')) ?? '#000000';
}

export function paletteOf(mainColor: string, secondColor: string): Palette {
  const main = toneOf(mainColor);
  const second = toneOf(secondColor);
  return { main, second, paper: second(0.97, 0.22), ink: main(0.2, 0.55) };
}

/** The colour at `share` (0 to 1) of the way from one to the other. */
export function blend(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share)) ?? from;
}
