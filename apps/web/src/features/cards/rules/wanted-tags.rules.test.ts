import { describe, expect, test } from 'vitest';
import { boxesOf, changeFor, tagChoices, type Wanted, wantedAfter } from './wanted-tags.rules.ts';

const total = 3;
const choices = tagChoices(
  [
    { name: 'Heat', count: 3 },
    { name: 'Water', count: 1 },
  ],
  ['water', 'Ice', 'ICE', 'Heat'],
);
const nothing: Wanted = new Map();

test('the tags of the cards come first, and each tag is listed once', () => {
  expect(choices).toEqual([
    { name: 'Heat', count: 3 },
    { name: 'Water', count: 1 },
    { name: 'Ice', count: 0 },
  ]);
});

describe('the boxes', () => {
  test('are ticked where all cards have the tag and mixed where some have', () => {
    expect(boxesOf(choices, nothing, total)).toEqual({ chosen: ['Heat'], mixed: ['Water'] });
  });

  test('show the wanted state instead', () => {
    const wanted = wantedAfter(choices, nothing, total, ['Water']);
    expect(boxesOf(choices, wanted, total)).toEqual({ chosen: ['Water'], mixed: [] });
  });
});

describe('the change', () => {
  test('is undefined as long as nothing was changed, or every change was reverted', () => {
    expect(changeFor(choices, nothing, total)).toBeUndefined();
    const once = wantedAfter(choices, nothing, total, ['Heat', 'Ice']);
    expect(changeFor(choices, wantedAfter(choices, once, total, ['Heat']), total)).toBeUndefined();
  });

  test('adds the tags that cards lack and removes those that they should not have', () => {
    const wanted = wantedAfter(choices, nothing, total, ['Water', 'Ice']);
    expect(changeFor(choices, wanted, total)).toEqual({ addTags: ['Water', 'Ice'], removeTags: ['Heat'] });
  });

  test('unticking a tag that only some cards have removes it from them', () => {
    const all = wantedAfter(choices, nothing, total, ['Heat', 'Water']);
    const none = wantedAfter(choices, all, total, ['Heat']);
    expect(changeFor(choices, none, total)).toEqual({ removeTags: ['Water'] });
  });
});
