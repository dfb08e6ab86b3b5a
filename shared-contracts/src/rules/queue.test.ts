import { limits } from './limits.ts';
import { moveItem, queueFromOrder, queueSchema, toRowMove, rowMoveSchema } from './queue.ts';
import { validate } from './validation.ts';

describe('queue values', () => {
  test('count down from the length of the list', () => {
    expect(queueFromOrder([7, 3, 9])).toEqual([
      { id: 7, queue: 3 },
      { id: 3, queue: 2 },
      { id: 9, queue: 1 },
    ]);
  });

  test('of an empty list are empty', () => {
    expect(queueFromOrder([])).toEqual([]);
  });
});

describe('moving an element', () => {
  const letters = ['a', 'b', 'c', 'd'];

  test.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 3, ['a', 'c', 'd', 'b']],
  ])('from %i to %i returns a new list', (from, to, expected) => {
    expect(moveItem(letters, from, to)).toEqual(expected);
    expect(letters).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    [2, 2],
    [9, 0],
    [-1, 0],
  ])('from %i to %i returns the same list', (from, to) => {
    expect(moveItem(letters, from, to)).toBe(letters);
  });
});

describe('queue payload', () => {
  test('may have as many rows as the limit', () => {
    const ids = Array.from({ length: limits.idList }, (_, index) => index + 1);
    expect(validate(queueSchema, queueFromOrder(ids)).errors).toBeUndefined();
    expect(validate(queueSchema, queueFromOrder([...ids, 501])).errors).toBeDefined();
  });

  test.each([
    ['empty', []],
    ['not an array', 'abc'],
    ['missing', undefined],
    ['with a fraction', [{ id: 1.5, queue: 1 }]],
    ['with an id of zero', [{ id: 0, queue: 1 }]],
    ['without a value', [{ id: 1 }]],
  ])('is rejected when it is %s', (_case, value) => {
    expect(validate(queueSchema, value).errors).toBeDefined();
  });
});

describe('move payload', () => {
  test.each([
    ['directly after another row', { id: '5', after: '3' }, { id: 5, place: { after: 3 } }],
    ['to the start', { id: '5', after: '' }, { id: 5, place: { after: null } }],
    ['to a position', { id: '5', position: '12' }, { id: 5, place: { position: 12 } }],
  ])('is parsed: %s', (_case, fields, expected) => {
    const { value, errors } = validate(rowMoveSchema, fields);
    expect(errors).toBeUndefined();
    expect(value && toRowMove(value)).toEqual(expected);
  });

  test.each([
    ['without a position', { id: '5' }],
    ['with two positions', { id: '5', after: '3', position: '1' }],
    ['to a position below one', { id: '5', position: '0' }],
    ['without an id', { after: '' }],
    ['after an invalid id', { id: '5', after: 'x' }],
  ])('is rejected: %s', (_case, fields) => {
    expect(validate(rowMoveSchema, fields).errors).toBeDefined();
  });
});
