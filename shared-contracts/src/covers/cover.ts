import { randomOf, seedOf, type CoverRole, type CoverShape, type CoverTone, type Motif } from './cover-shape.ts';
import { arcade, facade, plan, section, stairs } from './motifs/buildings.ts';
import { arcs, lines, louvres, parcels, waves } from './motifs/fields.ts';
import { contour, cubes, flange, truss, weave } from './motifs/structures.ts';

const motifs: Readonly<Record<MotifName, Motif>> = {
  facade,
  contour,
  louvres,
  plan,
  arcs,
  truss,
  weave,
  section,
  cubes,
  arcade,
  waves,
  flange,
  stairs,
  lines,
  parcels,
};

export { portraitGround } from './portrait.ts';
export { coverSize, type CoverRole, type CoverShape, type CoverTone } from './cover-shape.ts';

/** Name of a motif of covers. */
export type MotifName =
  | 'facade'
  | 'contour'
  | 'louvres'
  | 'plan'
  | 'arcs'
  | 'truss'
  | 'weave'
  | 'section'
  | 'cubes'
  | 'arcade'
  | 'waves'
  | 'flange'
  | 'stairs'
  | 'lines'
  | 'parcels';

/** Motifs, in the order in which a list uses them. */
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/** Colours of covers, by set and role. */
export type CoverColours = Readonly<Record<CoverTone, Readonly<Record<CoverRole, string>>>>;

/** Tones in the order in which a list uses them; the loudest and the greyest are the rarest. */
const toneOrder: readonly [CoverTone, ...CoverTone[]] = ['pale', 'deep', 'bold', 'pale', 'deep', 'pale', 'paper'];

/** Motifs that suit what a company does; without an entry all are used. */
const tradeMotifs: Readonly<Record<string, readonly [MotifName, ...MotifName[]]>> = {
  construction: ['facade', 'section', 'arcs', 'truss', 'plan', 'contour', 'stairs', 'louvres'],
  architecture: ['plan', 'arcade', 'louvres', 'facade', 'stairs', 'arcs', 'section', 'contour'],
  engineering: ['section', 'contour', 'truss', 'flange', 'waves', 'plan', 'cubes', 'louvres'],
  manufacturing: ['flange', 'weave', 'cubes', 'louvres', 'arcs', 'truss', 'waves', 'lines'],
  software: ['lines', 'cubes', 'waves', 'arcs', 'louvres', 'weave', 'contour', 'stairs'],
  logistics: ['lines', 'cubes', 'parcels', 'truss', 'weave', 'contour', 'arcs', 'louvres'],
  accounting: ['louvres', 'stairs', 'arcs', 'weave', 'arcade', 'cubes', 'waves', 'lines'],
  health: ['waves', 'arcs', 'contour', 'arcade', 'louvres', 'weave', 'parcels', 'lines'],
  food: ['weave', 'waves', 'arcs', 'louvres', 'arcade', 'contour', 'lines'],
  law: ['arcade', 'stairs', 'louvres', 'section', 'arcs', 'facade', 'lines'],
};

/** What a cover is drawn from. */
export interface CoverSubject {
  /** Kind of record, or the address of a page. The details follow it and `order`. */
  seed: string;
  /** Id of the record: neighbours in a list get different motifs, and a renamed record keeps its cover in all languages. */
  order?: number | undefined;
  /** What the company does; see `tradeMotifs`. */
  trade?: string | undefined;
}

/** A drawn cover. */
export interface Cover {
  tone: CoverTone;
  motif: MotifName;
  shapes: CoverShape[];
}

/** Widest line that is a line and not an area. */
const THIN = 3;

/** Returns a drawing for a large place, where lines would be as heavy as beams: they are half as wide. */
export function withThinLines(shapes: readonly CoverShape[]): CoverShape[] {
  return shapes.map((shape) =>
    shape.stroke !== undefined && shape.stroke <= THIN ? { ...shape, stroke: shape.stroke / 2 } : shape,
  );
}

/** Draws the cover of a subject; the same subject gets the same cover on every page and every server. */
export function coverOf({ seed, order, trade }: CoverSubject): Cover {
  const hash = seedOf(`${seed} ${order ?? ''}`);
  const names = (trade && tradeMotifs[trade]) || motifNames;
  // Kinds begin at different motifs: a page shows several of them.
  const place = order === undefined ? hash : order + (seedOf(seed) % motifNames.length);
  const motif = names[place % names.length] ?? names[0];
  const tone = toneOrder[(place + Math.floor(place / names.length)) % toneOrder.length] ?? toneOrder[0];
  return { tone, motif, shapes: motifs[motif](randomOf(hash)) };
}
