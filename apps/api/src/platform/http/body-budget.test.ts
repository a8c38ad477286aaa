import { describe, expect, it } from 'vitest';
import { BodyBudget } from './body-budget.ts';

const budget = () => new BodyBudget({ total: 100, perCaller: 60, uncounted: 5 });

describe('the memory for bodies', () => {
  it('limits what one caller holds, and what all hold together', () => {
    const bodies = budget();
    bodies.reserve('ada', 60);
    expect(() => bodies.reserve('ada', 6)).toThrow(/several large files/);
    expect(() => bodies.reserve('bob', 41)).toThrow(/Many large files/);
    bodies.reserve('bob', 40);
  });

  it('is released only once, however often the release is called', () => {
    const bodies = budget();
    const giveBack = bodies.reserve('ada', 50);
    giveBack();
    giveBack();
    bodies.reserve('ada', 60);
    expect(() => bodies.reserve('ada', 6)).toThrow();
  });

  it('does not count small bodies', () => {
    const bodies = budget();
    bodies.reserve('ada', 60);
    bodies.reserve('bob', 40);
    for (let n = 0; n < 100; n += 1) bodies.reserve('ada', 5);
    expect(() => bodies.reserve('ada', 6)).toThrow();
  });
});
