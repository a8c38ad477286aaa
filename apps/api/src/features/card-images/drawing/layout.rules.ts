import { type CardImageSize, tagColorValues } from '@foreglow/contract';
import type { Node } from '@takumi-rs/core';
import { furtherTypefaces, isRightToLeft } from '#platform/images/typefaces.rules.ts';
import type { CardPicture } from './card-picture.ts';
import { type CardStyle, defaultCardStyle } from './card-style.ts';
import { emsOf, fittedTags, fittedTitle, linesOf, titleLeading } from './fitting.rules.ts';
import type { FlagTexts } from './flag-texts.ts';
import { type Frame, frames, pictureSize, textWidth } from './frames.rules.ts';

/** The name under which a layout shows the picture of the card. */
export const pictureSource = 'picture';

type Style = NonNullable<Node['style']>;
const box = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});
const text = (content: string, style: Style): Node => ({
  type: 'text',
  text: content,
  style,
  dir: directionOf(content),
});
const directionOf = (content: string) => (isRightToLeft(content) ? 'rtl' : 'ltr');

const styleOf = ({ style = defaultCardStyle }: CardPicture): CardStyle => style;

/** Lays out the image of a card, as nodes with styles. */
export function layOut(card: CardPicture, size: CardImageSize, texts: FlagTexts): Node {
  const frame = frames[size];
  const beside = frame.picture.side === 'right';
  return box(
    {
      width: frame.width,
      height: frame.height,
      backgroundColor: styleOf(card).paper,
      flexDirection: beside ? 'row' : 'column',
    },
    ...(beside
      ? [wordsOf(card, frame), pictureOf(card, frame, texts)]
      : [pictureOf(card, frame, texts), wordsOf(card, frame)]),
  );
}

function pictureOf(card: CardPicture, frame: Frame, texts: FlagTexts): Node {
  const { width, height } = pictureSize(frame);
  const flags = [card.isDraft && texts.draft, card.aiAssisted && texts.aiSignal];
  const inset = Math.round(frame.small * 1.4);
  return box(
    { width, height, flexShrink: 0, position: 'relative', overflow: 'hidden' },
    { type: 'image', src: pictureSource, style: { width, height, objectFit: 'cover' } },
    box(
      { position: 'absolute', top: inset, left: inset, gap: frame.small * 0.5 },
      ...flags.filter((flag) => flag !== false).map((flag) => flagOf(flag, frame, styleOf(card))),
    ),
  );
}

const flagOf = (word: string, { small }: Frame, { ink }: CardStyle): Node =>
  text(word, {
    ...interfaceText(small * 0.92),
    color: ink,
    backgroundColor: 'rgba(255, 255, 255, 0.94)',
    borderRadius: small * 0.4,
    padding: `${small * 0.3}px ${small * 0.62}px`,
  });

const interfaceText = (size: number): Style => ({
  fontFamily: 'Inter',
  fontWeight: 500,
  fontSize: size,
  lineHeight: 1.35,
});

function wordsOf(card: CardPicture, frame: Frame): Node {
  const { small, padding } = frame;
  const style = styleOf(card);
  const height = frame.height - (frame.picture.side === 'top' ? frame.picture.extent : 0);
  const [above, below] = [padding * 0.86, padding * 0.7];
  const subtitleLines = card.subtitle
    ? Math.min(frame.subtitle.lines, linesOf(card.subtitle, (textWidth(frame) / frame.subtitle.size) * 1.05))
    : 0;
  const subtitleHeight = subtitleLines * frame.subtitle.size * 1.32 + (subtitleLines && frame.subtitle.size * 0.6);
  const gaps = padding * 0.84;
  const foot = small * 1.8 + padding * 0.74;
  const space = height - above - below - 2 * small * 1.35 - subtitleHeight - gaps - foot;
  return box(
    {
      flexDirection: 'column',
      flexGrow: 1,
      height,
      padding: `${above}px ${padding}px ${below}px`,
      overflow: 'hidden',
    },
    text(`${card.workspace} · ${card.project}`, {
      ...interfaceText(small),
      ...oneLine(textWidth(frame)),
      color: style.paleInk,
      flexShrink: 0,
    }),
    box({ flexGrow: 2, flexShrink: 0, flexBasis: gaps / 2 }),
    titleOf(card.title, frame, space, style),
    ...(card.subtitle ? [subtitleOf(card.subtitle, frame, style)] : []),
    box({ flexGrow: 3, flexShrink: 0, flexBasis: gaps / 2 }),
    tagsOf(card, frame, style),
    footOf(card, frame, style),
  );
}

const oneLine = (width: number): Style => ({
  maxWidth: width,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

function titleOf(title: string, frame: Frame, height: number, { ink }: CardStyle): Node {
  const width = textWidth(frame);
  const { size, lines } = fittedTitle(title, frame.titleSizes, width, height);
  return text(title, {
    fontFamily: 'Newsreader',
    fontWeight: 500,
    fontSize: size,
    lineHeight: titleLeading,
    letterSpacing: -size * 0.012,
    color: ink,
    width,
    flexShrink: 0,
    lineClamp: lines,
    overflowWrap: 'anywhere',
    wordBreak: wordBreakOf(title),
    textAlign: isRightToLeft(title) ? 'right' : 'left',
  });
}

/** Korean text breaks between words. */
const wordBreakOf = (content: string) => (/\p{Script=Hangul}/u.test(content) ? 'keep-all' : 'normal');

const subtitleOf = (subtitle: string, frame: Frame, { paleInk }: CardStyle): Node =>
  text(subtitle, {
    fontFamily: 'Newsreader',
    // Most scripts have no italics.
    fontStyle: furtherTypefaces(subtitle).length > 0 ? 'normal' : 'italic',
    fontWeight: 400,
    fontSize: frame.subtitle.size,
    lineHeight: 1.32,
    color: paleInk,
    marginTop: frame.subtitle.size * 0.6,
    width: textWidth(frame),
    flexShrink: 0,
    lineClamp: frame.subtitle.lines,
    overflowWrap: 'anywhere',
    textAlign: isRightToLeft(subtitle) ? 'right' : 'left',
  });

function tagsOf({ tags }: CardPicture, frame: Frame, { paleInk }: CardStyle): Node {
  const { small } = frame;
  const { shown, more } = fittedTags(tags, textWidth(frame) / small);
  const style: Style = { ...interfaceText(small), color: paleInk };
  return box(
    { gap: small * 1.2, alignItems: 'center', flexShrink: 0 },
    ...shown.map(({ name, color }) =>
      box(
        { alignItems: 'center', gap: small * 0.45 },
        box({
          width: small * 0.5,
          height: small * 0.5,
          borderRadius: small,
          backgroundColor: tagColorValues[color],
          flexShrink: 0,
        }),
        text(name, { ...style, ...oneLine(textWidth(frame) - small * 4) }),
      ),
    ),
    ...(more > 0 ? [text(`+${more}`, style)] : []),
  );
}

function footOf({ source }: CardPicture, frame: Frame, style: CardStyle): Node {
  const { small } = frame;
  const { ink, paleInk, hairline } = style;
  const name = text(style.name, {
    fontFamily: 'Newsreader',
    fontWeight: 500,
    fontSize: small * 1.2,
    lineHeight: 1.2,
    color: ink,
  });
  const space = textWidth(frame) - emsOf(style.name) * small * 2 - small * 2;
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      flexShrink: 0,
      marginTop: frame.padding * 0.42,
      paddingTop: frame.padding * 0.38,
      borderTop: `${frame.width > 1300 ? 2 : 1.5}px solid ${hairline}`,
    },
    text(source ?? '', { ...interfaceText(small * 0.92), color: paleInk, ...oneLine(space) }),
    box({ alignItems: 'center', gap: small * 0.5, flexShrink: 0 }, markOf(style, small * 1.5), name),
  );
}

const markOf = ({ mark }: CardStyle, width: number): Node => ({
  type: 'image',
  src: mark,
  style: { width, height: (width * 20) / 28 },
});
