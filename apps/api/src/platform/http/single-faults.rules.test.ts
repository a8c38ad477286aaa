import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentenceOf } from './sentence.rules.ts';
import { singleFaults } from './single-faults.rules.ts';

const cat = z.strictObject({ name: z.string(), mood: z.enum(['idle', 'asleep']), basket: z.string() });
const dog = z.strictObject({ name: z.string(), mood: z.enum(['happy', 'asleep']), kennel: z.string() });
const pet = z.union([cat, dog], 'Give a name, a mood, and a basket or a kennel.');

/** The faults of an input, each as its place and its sentence. */
function faults(schema: z.ZodType, input: unknown): [string, string][] {
  const { error } = schema.safeParse(input, { error: sentenceOf });
  return singleFaults(error?.issues ?? []).map(({ path, message }) => [path.join('/'), message]);
}

it('a text in the place of a list is only that, however long it is', () => {
  const lists = z.object({
    few: z.array(z.string()).max(2, 'At most 2.'),
    name: z.string().max(2, 'At most 2 letters.'),
  });
  expect(faults(lists, { few: 'Streets, homes', name: 'Long' })).toEqual([
    ['few', 'Give a list.'],
    ['name', 'At most 2 letters.'],
  ]);
});

describe('an input that may have one of several shapes', () => {
  it('has every fault of the shape that it is meant to have', () => {
    expect(faults(z.object({ pet }), { pet: { name: 1, mood: 'sad', kennel: 2 } })).toEqual([
      ['pet/name', 'Give a text.'],
      ['pet/mood', 'Give one of these: «happy, asleep».'],
      ['pet/kennel', 'Give a text.'],
    ]);
  });

  it('is meant to have the shape that knows its fields, even if another has fewer faults', () => {
    expect(faults(pet, { name: 1, mood: 'happy', basket: 2 })).toEqual([
      ['name', 'Give a text.'],
      ['mood', 'Give one of these: «idle, asleep».'],
      ['basket', 'Give a text.'],
    ]);
  });

  it('is meant to have the shape with the fewest faults if both know its fields', () => {
    expect(faults(pet, { name: 1, mood: 'idle' })).toEqual([
      ['name', 'Give a text.'],
      ['basket', 'This field is required.'],
    ]);
  });

  it('has the faults in all shapes, and the sentence about the shapes, if none is nearer than the others', () => {
    const sentence = ['', 'Give a name, a mood, and a basket or a kennel.'];
    expect(faults(pet, {})).toEqual([
      ['name', 'This field is required.'],
      ['mood', 'This field is required.'],
      sentence,
    ]);
    expect(faults(pet, { name: 'Rex', mood: 'sad' })).toEqual([['mood', 'This value is not possible here.'], sentence]);
    expect(faults(pet, { name: 1, mood: 'asleep', basket: 'b', kennel: 'k' })).toEqual([
      ['name', 'Give a text.'],
      sentence,
    ]);
    expect(faults(pet, { name: 1, mood: 'asleep', box: 'b' })).toEqual([
      ['name', 'Give a text.'],
      ['', 'These fields are not known here: «box».'],
      sentence,
    ]);
  });

  it('is not of a shape of another type', () => {
    const named = z.array(z.union([z.string(), z.object({ name: z.string(), was: z.string() })], 'Give a name.'));
    expect(faults(named, [{}, { name: 1, was: 2 }, 7])).toEqual([
      ['0/name', 'This field is required.'],
      ['0/was', 'This field is required.'],
      ['1/name', 'Give a text.'],
      ['1/was', 'Give a text.'],
      ['2', 'Give a name.'],
    ]);
    expect(faults(pet, 7)).toEqual([['', 'Give an object.']]);
  });

  it('may be part of another such input', () => {
    const owner = z.union([z.strictObject({ pet, street: z.string() }), z.strictObject({ pet, park: z.string() })]);
    expect(faults(owner, { pet: { name: 1, mood: 'sad', kennel: 'k' }, park: 2 })).toEqual([
      ['pet/name', 'Give a text.'],
      ['pet/mood', 'Give one of these: «happy, asleep».'],
      ['park', 'Give a text.'],
    ]);
  });
});

it('an unknown kind is a fault of its field', () => {
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cat') }),
    z.object({ kind: z.literal('dog') }),
  ]);
  expect(faults(shape, { kind: 'cow' })).toEqual([['kind', 'This value is not possible here.']]);
});
