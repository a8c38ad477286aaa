import { describe, expect, it } from 'vitest';
import { changedNames, nameAfter, namesBack, namesEdit } from './name-edit.rules.ts';
import { listed } from './radar.test-data.ts';

const before = ['Energy', 'Work', 'Water'];
const namesOf = (saved: readonly string[], edit: Parameters<typeof changedNames>[1]) =>
  changedNames(saved, edit).map(({ name }) => name);

describe('a change of a list of names', () => {
  it('applies the order, the new names and the removals', () => {
    expect(namesOf(before, listed(before, ['Water', 'Energy', 'Food']))).toEqual(['Water', 'Energy', 'Food']);
  });

  it('keeps names that others have added since', () => {
    const reordered = listed(before, ['Water', 'Work', 'Energy']);
    expect(namesOf([...before, 'Food'], reordered)).toEqual(['Water', 'Work', 'Energy', 'Food']);
  });

  it('does not restore names that others have removed since', () => {
    expect(namesOf(['Energy', 'Water'], listed(before, ['Water', 'Work', 'Energy']))).toEqual(['Water', 'Energy']);
  });

  it('keeps a new name that others have given since', () => {
    expect(namesOf(['Power', 'Work', 'Water'], listed(before, ['Water', 'Energy', 'Work']))).toEqual([
      'Water',
      'Work',
      'Power',
    ]);
  });

  it('adds a name only once if both added it', () => {
    const both = listed(before, [...before, 'Food']);
    expect(changedNames([...before, 'food'], both).at(-1)).toEqual({ name: 'Food', was: 'food' });
    expect(changedNames([...before, 'food'], both)).toHaveLength(4);
  });

  it('matches the saved spelling when renaming', () => {
    const renamed = namesEdit(before, [
      { name: 'Power', was: 'Energy' },
      { name: 'Work', was: 'Work' },
      { name: 'Water', was: 'Water' },
    ]);
    expect(changedNames(['ENERGY', 'Work', 'Water'], renamed)[0]).toEqual({ name: 'Power', was: 'ENERGY' });
    expect(nameAfter(renamed, 'energy')).toBe('Power');
  });
});

describe('taking a change of names back', () => {
  it.each([
    ['an order', listed(before, ['Water', 'Work', 'Energy'])],
    ['a further name', listed(before, [...before, 'Food'])],
    ['a removal', listed(before, ['Energy', 'Water'], 'Water')],
    [
      'a new name',
      namesEdit(before, [
        { name: 'Power', was: 'Energy' },
        { name: 'Work', was: 'Work' },
        { name: 'Water', was: 'Water' },
      ]),
    ],
  ])('gives the names as they were: %s', (_, edit) => {
    const after = namesOf(before, edit);
    expect(after).not.toEqual(before);
    expect(namesOf(after, namesBack(before, edit))).toEqual(before);
  });

  it('keeps names that others added after the change', () => {
    const edit = listed(before, ['Water', 'Work', 'Energy']);
    expect(namesOf(['Water', 'Work', 'Energy', 'Food'], namesBack(before, edit))).toEqual([...before, 'Food']);
  });
});
