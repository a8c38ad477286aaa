import { describe, expect, it } from 'vitest';
import { TextWriter } from './text-writer.ts';

/** A text that is not finished before the test ends it. */
function endlessText(name: string, started: string[]) {
  let isEnded = false;
  function* pieces() {
    started.push(name);
    while (!isEnded) {
      const until = performance.now() + 20;
      while (performance.now() < until);
      yield '';
    }
    yield name;
  }
  return { pieces: pieces(), end: () => (isEnded = true) };
}

describe('the writer of texts', () => {
  it('joins all pieces of a text', async () => {
    const bytes = await new TextWriter().write(['a', '', 'ß', '😀'], 'ada');
    expect(bytes.toString()).toBe('aß😀');
  });

  it('writes one text at a time, and lets other work run meanwhile', async () => {
    const writer = new TextWriter();
    const started: string[] = [];
    const first = endlessText('first', started);
    const second = endlessText('second', started);
    second.end();
    const both = [writer.write(first.pieces, 'ada'), writer.write(second.pieces, 'ben')];
    // Is reached although the first text does not end.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(started).toEqual(['first']);
    first.end();
    expect((await Promise.all(both)).map(String)).toEqual(['first', 'second']);
    expect(started).toEqual(['first', 'second']);
  });

  it('refuses a person whose texts wait in large numbers, and nobody else', async () => {
    const writer = new TextWriter();
    const running = endlessText('running', []);
    const ofAda = [writer.write(running.pieces, 'ada')];
    for (let count = 0; count < 20; count += 1) ofAda.push(writer.write(['more'], 'ada'));
    await expect(writer.write(['one too many'], 'ada')).rejects.toMatchObject({ status: 503 });
    const ofBen = writer.write(['hers'], 'ben');
    running.end();
    expect(String(await ofBen)).toBe('hers');
    expect(await Promise.all(ofAda)).toHaveLength(21);
  });
});
