import { describe, expect, it } from 'vitest';
import { nestingOf } from './nesting.rules.ts';

describe('the nesting of a piece of HTML', () => {
  it('is the maximum number of open elements at any point', () => {
    expect(nestingOf('no HTML, 3 < 4')).toBe(0);
    expect(nestingOf('<div><b>x</b></div><DIV><span><i>y</i></span></DIV>')).toBe(3);
    expect(nestingOf('<div>'.repeat(500))).toBe(500);
    expect(nestingOf('<ul><li>'.repeat(500))).toBe(500);
  });

  it('does not count elements with optional end tags, nor stray end tags', () => {
    expect(nestingOf('<p>one<p>two<br>three<ul><li>four<li>five</ul>'.repeat(500))).toBe(1);
    expect(nestingOf('</div>'.repeat(500) + '<div>'.repeat(3))).toBe(3);
  });
});
