import { anchorOf, neighboursOf, type Neighbours } from './list-position.ts';

/** A list with a trash, as the server keeps them, in memory. */
class ListWithTrash {
  ids: number[];
  trash: { id: number; neighbours: Neighbours }[] = [];

  constructor(size: number) {
    this.ids = Array.from({ length: size }, (_, index) => index + 1);
  }

  delete(id: number): void {
    const neighbours = neighboursOf(id, this.ids, this.trash, 20);
    this.ids = this.ids.filter((each) => each !== id);
    this.trash.unshift({ id, neighbours });
  }

  restore(id: number): void {
    const neighbours = this.trash.find((entry) => entry.id === id)?.neighbours ?? { above: [], below: [] };
    this.trash = this.trash.filter((entry) => entry.id !== id);
    const anchor = anchorOf(neighbours, (each) => this.ids.includes(each));
    if (anchor === null || anchor === 'start') this.ids.unshift(id);
    else if ('after' in anchor) this.ids.splice(this.ids.indexOf(anchor.after) + 1, 0, id);
    else this.ids.splice(this.ids.indexOf(anchor.before), 0, id);
  }
}

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pick = (ids: readonly number[], random: () => number) => ids[Math.floor(random() * ids.length)] ?? 0;

test('records that are deleted and restored in any order return to the original order', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomNumbers(seed);
    const list = new ListWithTrash(9);
    for (let step = 0; step < 500; step += 1) {
      const deletes = list.trash.length === 0 || (list.ids.length > 1 && random() < 0.5);
      if (deletes) list.delete(pick(list.ids, random));
      else
        list.restore(
          pick(
            list.trash.map(({ id }) => id),
            random,
          ),
        );
    }
    while (list.trash.length > 0)
      list.restore(
        pick(
          list.trash.map(({ id }) => id),
          random,
        ),
      );
    expect([seed, list.ids]).toEqual([seed, [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  }
});

test.each<[string, Neighbours, number[], ReturnType<typeof anchorOf>]>([
  ['after the record above', { above: [2, 1], below: [4] }, [1, 2, 4], { after: 2 }],
  ['after the nearest record above that is left', { above: [2, 1], below: [4] }, [1, 4], { after: 1 }],
  ['before the nearest record below when none above is left', { above: [2, 1], below: [4, 5] }, [5], { before: 5 }],
  ['at the start when it was the first', { above: [], below: [4] }, [4, 9], 'start'],
  ['nowhere in particular when no neighbour is left', { above: [2], below: [4] }, [9], null],
])('a record returns %s', (_, neighbours, ids, anchor) => {
  expect(anchorOf(neighbours, (id) => ids.includes(id))).toEqual(anchor);
});
