import { type CardAttributes, type MarkdownText, markdownTexts } from '@foreglow/contract';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { imageOf } from '../marks/card-image.ts';
import { Flags } from '../marks/flags.tsx';
import styles from './card-text.module.css';

type LongTexts = Pick<CardAttributes, MarkdownText>;

interface CardTextProps {
  /** The card as in the list, until the full card has been loaded. */
  readonly card: ListedCard;
  /** The texts; undefined while they are loading. */
  readonly texts: LongTexts | undefined;
}

/** The picture and the texts of a card. */
export function CardText({ card, texts }: CardTextProps) {
  const { t } = useTranslation('cards');
  const top = useRef<HTMLDivElement>(null);
  // Every card starts at the top, however far the previous one was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is the reason to scroll
  useLayoutEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [card.slug]);
  return (
    <article>
      <div ref={top} className={styles.picture}>
        <Picture image={imageOf(card, 'large')} seed={card.slug} inView />
        <span className={styles.flags}>
          <Flags draft={!card.public} ai={card.ai_assistant} labels={{ draft: t('draft'), ai: t('aiSignal') }} />
        </span>
        {card.attachment?.meta.image_credit && (
          <small className={styles.credit}>{card.attachment.meta.image_credit}</small>
        )}
      </div>
      <div className={styles.text}>
        {/* biome-ignore lint/a11y/useHeadingContent: the dialog is named by the title, in a heading of its own */}
        <h2 className={styles.title} dir="auto" lang={languageOf(card.title)} aria-hidden="true">
          {card.title}
        </h2>
        {card.subtitle && (
          <p className={styles.lede} dir="auto">
            {card.subtitle}
          </p>
        )}
        {texts ? <Texts {...texts} /> : <TextSkeleton />}
      </div>
    </article>
  );
}

/** The description, and the other texts under their names. */
function Texts(texts: LongTexts) {
  const { t } = useTranslation('cards');
  if (markdownTexts.every((name) => !texts[name])) return <p className={styles.none}>{t('noText')}</p>;
  return markdownTexts.map((name) => {
    const text = texts[name] && <LazyProse key={name}>{texts[name]}</LazyProse>;
    if (!text || name === 'description') return text;
    return (
      <section key={name}>
        <h3 className={styles.part}>{t(`field_${name}`)}</h3>
        {text}
      </section>
    );
  });
}

const TextSkeleton = () => (
  <>
    <Loading />
    <div className={styles.skeleton}>
      <SkeletonBlock width="96%" />
      <SkeletonBlock width="93%" />
      <SkeletonBlock width="71%" />
    </div>
  </>
);
