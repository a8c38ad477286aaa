import {
  cutToFit,
  type Frame,
  gapAfter,
  heightOf,
  isRightToLeft,
  largestFit,
  type Setting,
  sharesOf,
} from './fit.rules.ts';
import { fonts, sizes } from './layout.ts';
import type { TextRun, TextStyle } from './library.ts';
import { type Block, blocksOf, type Run } from './markdown-blocks.rules.ts';
import type { SlideContent } from './slide.ts';
import type { SlideStyle } from './slide-style.ts';

/** A paragraph of a slide's body: part of a text, or a label above a text. */
type BodyBlock = Block & { readonly isLabel?: boolean };

const settingOf = (size: number): Setting => ({ size, lineHeight: 1.3, gap: 0.5 });

/**
 * The texts of a slide at the largest size at which they fit. If they do not fit even at the smallest size, each is cut
 * to its share of the space; the notes contain all of it.
 */
export function fittedBody(
  sections: SlideContent['sections'],
  frame: Frame,
): { blocks: readonly BodyBlock[]; setting: Setting } {
  const parts = sections.map(({ label, text }) => ({ label: labelOf(label), blocks: blocksOf(text) }));
  const all = parts.flatMap(({ label, blocks }) => [...label, ...blocks]);
  const fits = (size: number) => heightOf(all, frame.width, settingOf(size)) <= frame.height;
  const setting = settingOf(largestFit(sizes.body, fits));
  if (fits(setting.size)) return { blocks: all, setting };
  const height = (blocks: readonly BodyBlock[]) => heightOf(blocks, frame.width, setting);
  const shares = sharesOf(
    frame.height,
    parts.map(({ label, blocks }) => height([...label, ...blocks])),
  );
  const cut = parts.flatMap(({ label, blocks }, at) => {
    const space = (shares[at] ?? 0) - height(label) + 0.001;
    const kept = cutToFit(blocks, { width: frame.width, height: space }, setting);
    return kept.length > 0 ? [...label, ...kept] : [];
  });
  return { blocks: cut, setting };
}

const labelOf = (label: string | null): BodyBlock[] =>
  label === null ? [] : [{ kind: 'text', level: 0, runs: [{ text: label }], isLabel: true }];

/** Paragraphs as runs of a text box. */
export function bodyRuns(blocks: readonly BodyBlock[], setting: Setting, colors: SlideStyle['colors'], lang: string) {
  const { size, lineHeight } = setting;
  return blocks.flatMap((block, at): TextRun[] => {
    const { kind, level, runs, number, isLabel } = block;
    const whole = runs.map(({ text }) => text).join('');
    const paragraph: TextStyle = {
      lineSpacingMultiple: lineHeight / 1.2,
      paraSpaceAfter: isLabel ? 2 : gapAfter(block, blocks[at + 1], setting),
      bullet: bulletOf(kind, number, size),
      ...(level > 0 && { indentLevel: level }),
      lang,
      ...(isRightToLeft(whole) && { rtlMode: true, align: 'right' }),
    };
    return runs.map((run, place) => ({
      text: run.text,
      options: {
        ...paragraph,
        ...styleOf(run, block, size, colors),
        breakLine: place === runs.length - 1 && at < blocks.length - 1,
      },
    }));
  });
}

/** The format allows no greater number of an item. */
const greatestNumber = 32_767;

function bulletOf(kind: Block['kind'], number: number | undefined, size: number): TextStyle['bullet'] {
  const indent = Math.round(size * 1.1);
  if (kind === 'bullet') return { indent };
  return kind === 'number' ? { type: 'number', numberStartAt: Math.min(number ?? 1, greatestNumber), indent } : false;
}

function styleOf(run: Run, { kind, isLabel }: BodyBlock, size: number, colors: SlideStyle['colors']): TextStyle {
  if (isLabel) return { fontFace: fonts.interface, fontSize: 10.5, bold: true, color: colors.ink3 };
  return {
    fontFace: run.code ? fonts.code : fonts.reading,
    fontSize: run.code ? size - 2 : size,
    color: kind === 'quote' ? colors.ink2 : colors.ink,
    ...((run.bold || kind === 'heading') && { bold: true }),
    ...((run.italic || kind === 'quote') && { italic: true }),
    ...(run.strike && { strike: 'sngStrike' }),
    ...(run.link && { hyperlink: { url: run.link } }),
  };
}
