import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, type SvgNode, svgPieces, svgText } from '#drawing/svg.ts';
import { drawRadar, type RadarPicture } from '#radars/draw-radar.ts';
import { placeQuestion } from '#radars/question.ts';
import { radarStyleProperties, radarStyles, variableNightStyle, variableRadarStyle } from '#radars/radar-style.ts';
import { plainLayout } from './plain-layout.ts';

const picture = (changes: Partial<RadarPicture> = {}): RadarPicture => ({
  layout: plainLayout(),
  field: { domains: ['Work', 'Energy'], rings: ['Now', 'Next'] },
  blips: ['one', 'two', 'three', 'four', 'five'].map((id, index) => ({
    id,
    number: index + 1,
    label: `Blip ${id}`,
    impact: 3,
    movement: (['new', 'in', 'out', 'unchanged', null] as const)[index] ?? null,
  })),
  challenge: 'What will move our cities?',
  title: 'Cities',
  description: 'Five blips in two sectors.',
  prefix: 'half',
  ...changes,
});

const drawn = (changes: Partial<RadarPicture> = {}) => svgText(drawRadar(picture(changes), radarStyles.light));

/** The elements of a markup text in their order. Throws if an element is not closed or a character is not escaped. */
function elementsOf(markup: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = markup.replaceAll(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close, tag, _given, empty) => {
      if (close) expect(open.pop()).toBe(tag);
      else {
        found.push(tag);
        if (!empty) open.push(tag);
      }
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>"']/);
  expect(markup).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  return found;
}

const hostile = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover='x",
  ']]>&amp;<!--',
  'مستقبل المدينة',
  'עתיד העיר',
  'Towns 🏙️👩🏽‍🚀',
  'half a pair \u{d83d} and a bell \u{7}',
];

describe('svgText', () => {
  it('escapes text and attributes', () => {
    expect(svgText(element('a', { title: '"<&\'>', none: undefined, n: 0 }, ['<&>']))).toBe(
      '<a title="&quot;&lt;&amp;&#39;&gt;" n="0">&lt;&amp;&gt;</a>',
    );
  });

  it('replaces what no document may contain', () => {
    expect(svgText(element('t', {}, ['a\u{d83d}b\u{0}c\u{fffe}d😀\n']))).toBe('<t>a�b�c�d😀\n</t>');
  });

  it('is well-formed whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, value) => {
        const markup = svgText(element('text', { class: value }, [text, element('b', {}, [value])]));
        expect(elementsOf(markup)).toEqual(['text', 'b']);
      }),
    );
  });
});

describe('svgPieces', () => {
  const { tree } = fc.letrec<{ tree: SvgNode; child: SvgNode | string }>((tie) => ({
    tree: fc.record({
      tag: fc.constantFrom('g', 'a'),
      attributes: fc.record({ class: fc.string(), none: fc.constant(undefined) }),
      children: fc.array(tie('child'), { maxLength: 12 }),
    }),
    child: fc.oneof({ maxDepth: 4 }, fc.string({ unit: 'binary' }), tie('tree')),
  }));

  it('are the text, whatever the drawing contains', () => {
    fc.assert(
      fc.property(tree, fc.array(tree, { maxLength: 30 }), (one, others) => {
        const node = element('svg', { x: 1 }, [one, element('g', {}, others)]);
        expect([...svgPieces(node)].join('')).toBe(svgText(node));
      }),
    );
  });

  it('are short, and begin with the start tag', () => {
    const leaves = Array.from({ length: 500 }, () => element('circle'));
    const pieces = [...svgPieces(element('svg', { x: 1 }, [element('g', {}, [element('g', {}, leaves)])]))];
    expect(pieces[0]).toBe('<svg x="1">');
    expect(Math.max(...pieces.map((piece) => piece.split('<').length))).toBeLessThan(25);
  });
});

describe('a picture of a radar', () => {
  it.each(hostile)('is well-formed with %j as every text', (text) => {
    const plain = elementsOf(drawn());
    const markup = drawn({
      layout: plainLayout({ sector: text, ring: text }),
      blips: picture().blips.map((blip) => ({ ...blip, label: text })),
      challenge: text,
      title: text,
      description: text,
    });
    // A long name has two lines, or a line that leads to it.
    const lines = (tags: readonly string[]) => tags.filter((tag) => tag !== 'tspan' && tag !== 'path');
    expect(lines(elementsOf(markup))).toEqual(lines(plain));
  });

  it('is the same for the same radar', () => {
    expect(drawn()).toBe(drawn());
  });

  it('begins its ids with its prefix', () => {
    const ids = [...drawn({ prefix: 'full' }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('full-'))).toBe(true);
  });

  it('marks new blips with a ring, and moved blips with the way they have come', () => {
    const origin = (movement: 'in' | 'out') => {
      const markup = drawn({ blips: [{ id: 'two', number: 2, label: 'Two', impact: 3, movement }] });
      const [, x = 0, y = 0] = /data-trail="two" d="M(\S+) (\S+)L/.exec(markup)?.map(Number) ?? [];
      return Math.hypot(x - 500, y - 470);
    };
    const now = Math.hypot(640 - 500, 400 - 470);
    expect(origin('in')).toBeGreaterThan(now);
    expect(origin('out')).toBeLessThan(now);
    expect(drawn().split('stroke="#c93b63"')).toHaveLength(2);
  });

  it('has the names of the blips beside them', () => {
    const names = [...drawn().matchAll(/data-label="(\w+)".*?<tspan[^>]*>([^<]*)</g)].map(([, id, text]) => [id, text]);
    expect(names).toContainEqual(['three', 'Blip three']);
  });

  it('shows lights at night, with numbers only where they have no names', () => {
    const numbers = (label: string) => {
      const blips = picture().blips.map((blip) => ({ ...blip, label }));
      const markup = svgText(drawRadar(picture({ blips }), radarStyles.night));
      return {
        numbers: markup.split('class="radar-number"').length - 1,
        lights: markup.split('radar-glow').length - 1,
      };
    };
    // The group of the layout has a number in both.
    expect(numbers('Heat')).toEqual({ numbers: 1, lights: 3 });
    expect(numbers('')).toEqual({ numbers: 4, lights: 0 });
  });

  it('leaves out blips without data, and shows the number of blips in a group', () => {
    const markup = drawn({ blips: [] });
    expect(markup).not.toContain('data-blip');
    expect(markup).toContain('>+2</text>');
  });

  it('sets every custom property of the variable look in each theme', () => {
    const draw = (style: typeof variableRadarStyle) =>
      svgText(drawRadar(picture({ highlighted: 'one', onPaper: true }), style));
    const markup = draw(variableRadarStyle) + draw(variableNightStyle);
    const used = new Set([...markup.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name));
    for (const style of Object.values(radarStyles)) {
      const given = new Map(radarStyleProperties(style));
      expect([...used].filter((name) => !given.has(name ?? ''))).toEqual([]);
    }
    expect(markup).not.toMatch(/#[0-9a-f]{6}/);
  });
});

describe('the question in the sun', () => {
  const lengths = [1, 3, 12, 40, 300];

  it.each(lengths)('has at most four lines with %d words, in their order', (count) => {
    const words = Array.from({ length: count }, (_, index) => `word${index}`);
    for (const shape of ['half', 'full'] as const) {
      const { lines } = placeQuestion(words.join(' '), { ...plainLayout(), shape });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(4);
      const text = lines.map((line) => line.text).join(' ');
      expect(text.endsWith('…') ? words.join(' ').startsWith(text.slice(0, -1)) : text === words.join(' ')).toBe(true);
    }
  });

  it('is whole if it has the length of a usual question', () => {
    const question = 'How will people live well in cities that become hotter, older and shorter of money by 2040?';
    const { lines } = placeQuestion(question, plainLayout());
    expect(lines.map(({ text }) => text).join(' ')).toBe(question);
  });

  it('stays in the sun, above the horizon of the half disc', () => {
    const layout = plainLayout();
    const { lines, fontSize } = placeQuestion('How will we live in the cities of the year 2040?', layout);
    for (const { y } of lines) {
      expect(y).toBeLessThan(layout.centre.y);
      expect(y - fontSize).toBeGreaterThan(layout.centre.y - layout.sun);
    }
  });

  it('is cut if it is one endless word', () => {
    const { lines } = placeQuestion('x'.repeat(300), plainLayout());
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)?.text.endsWith('…')).toBe(true);
  });
});
