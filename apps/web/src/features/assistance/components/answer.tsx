import type { AnswerAttributes } from '@foreglow/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useMakeInsight } from '../api/make-insight.ts';
import { numbersOf } from '../rules/answer.rules.ts';
import styles from './ask.module.css';
import { DrafterNote } from './drafter-note.tsx';

interface AnswerProps {
  readonly projectSlug: string;
  readonly answer: AnswerAttributes;
  readonly mayKeep: boolean;
}

/** An answer. Each sentence shows the cards it is based on. */
export function Answer({ projectSlug, answer, mayKeep }: AnswerProps) {
  const { t } = useTranslation('assistance');
  const navigate = useNavigate();
  const making = useMakeInsight(projectSlug, answer);
  const { outcome, sentences, cards, drafter } = answer;
  if (outcome === 'not_in_cards') {
    return (
      <section className={styles.answer} aria-label={t('answer')}>
        <h2 className={styles.heading}>{t('notInCards')}</h2>
        <p className={styles.quiet}>{t('notInCardsText')}</p>
        <DrafterNote drafter={drafter} />
      </section>
    );
  }
  const keep = () =>
    making.mutate(undefined, {
      onSuccess: ({ slug }) => {
        notify.success(t('insightMade'));
        void navigate({
          to: '/projects/$projectSlug/insights/$insightSlug',
          params: { projectSlug, insightSlug: slug },
        });
      },
    });
  return (
    <section className={styles.answer} aria-label={t('answer')}>
      <p className={styles.sentences} dir="auto">
        {sentences.map((sentence) => (
          <span key={sentence.text}>
            {sentence.text}{' '}
            {numbersOf(sentence, cards).map((number) => (
              <a key={number} className={styles.number} href={`#card-${number}`}>
                {number}
              </a>
            ))}{' '}
          </span>
        ))}
      </p>
      <DrafterNote drafter={drafter} />
      {mayKeep && (
        <div>
          <Button variant="primary" busy={making.isPending} onClick={keep}>
            {t('makeInsight')}
          </Button>
        </div>
      )}
      {making.error && (
        <p className={styles.failed} role="alert">
          {errorText(making.error)}
        </p>
      )}
      <h2 className={styles.heading}>{t('cardsBehind')}</h2>
      <ol className={styles.cards}>
        {cards.map(({ slug, title, passage }, at) => (
          <li key={slug} id={`card-${at + 1}`} className={styles.card}>
            <span className={styles.cardNumber} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <Link
                className={styles.cardTitle}
                to="/projects/$projectSlug/cards/$cardSlug"
                params={{ projectSlug, cardSlug: slug }}
              >
                <bdi>{title}</bdi>
              </Link>
              {passage && (
                <p className={styles.passage} dir="auto">
                  {passage}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
