import { describe, expect, it } from 'vitest';
import { MarkdownTexts } from './markdown-texts.ts';

const project = 1;
const ordinary = 'Cities are **planned** for summers that are *over*. '.repeat(10).trim();
/** Many texts, each of which is parsed. */
const many = Array.from({ length: 30 }, (_, index) => `${index}. ${ordinary}`);
/** No part of it is parsed: it would take too long. */
const hostile = `${'*a '.repeat(8_000)}\n${' b*'.repeat(8_000)}\n\n# <b>`;

/** The steps of some work, and whether the thread was free for other work before it was done. */
async function watched<T>(work: Promise<T>): Promise<{ result: T; wasFree: boolean }> {
  let wasFree = false;
  setImmediate(() => {
    wasFree = true;
  });
  return { result: await work, wasFree };
}

describe('the Markdown of a radar', () => {
  it('becomes HTML, or its first words', async () => {
    const texts = new MarkdownTexts();
    const html = await texts.read(['**a** b', '- c'], 'html', project);
    expect(html('**a** b')).toBe('<p dir="auto"><strong>a</strong> b</p>');
    expect(html('- c')).toBe('<ul><li dir="auto">c</li></ul>');
    const words = await texts.read(['**a**\n\nb'], 'first words', project);
    expect(words('**a**\n\nb')).toBe('a b');
  });

  it('is read in another thread if it is long, in the same way', async () => {
    const { result: read, wasFree } = await watched(new MarkdownTexts().read(many, 'html', project));
    expect(wasFree).toBe(true);
    for (const [index, text] of many.entries()) {
      expect(read(text)).toMatch(
        new RegExp(`^<ol start="${index}"><li dir="auto">Cities are <strong>planned</strong>`),
      );
    }
  });

  it('is plain text with its paragraphs and line breaks if reading it would take too long', async () => {
    const { result: read, wasFree } = await watched(new MarkdownTexts().read([hostile, '**a**'], 'html', project));
    expect(wasFree).toBe(true);
    const lines = hostile.split('\n');
    expect(read(hostile)).toBe(`<p dir="auto">${lines[0]}<br>${lines[1]}</p><p dir="auto"># &lt;b&gt;</p>`);
    expect(read('**a**')).toContain('<strong>');
  });

  it('is plain text when the time is over, except for texts that are certain to be quick', async () => {
    const read = await new MarkdownTexts(0).read(many, 'html', project);
    const shown = many.map(read);
    expect(shown[0]).toMatch(/^<ol /);
    expect(shown.at(-1)).toBe(`<p dir="auto">${many.at(-1)}</p>`);
  });

  it('of one project does not hold up another project', async () => {
    const texts = new MarkdownTexts();
    const order: string[] = [];
    const read = async (name: string, projectId: number) => {
      await texts.read([...many, name], 'html', projectId);
      order.push(name);
    };
    await Promise.all([...['a', 'b', 'c'].map((name) => read(name, 1)), read('other', 2)]);
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('c'));
  });
});
