import { useTranslation } from 'react-i18next';
import type { Proposal } from '#features/radars/rules/trend-proposal.rules.ts';
import styles from './create-radar-form.module.css';

interface GuessedSectorsProps {
  readonly proposals: readonly Proposal[];
}

/** A longer list is collapsed, so that the button of the form stays near. */
const shownAtOnce = 8;

/** A note on the trends whose sectors are guesses, with the sector of each. */
export function GuessedSectors({ proposals }: GuessedSectorsProps) {
  const { t } = useTranslation('radars');
  const guesses = proposals.filter(({ guessed }) => guessed);
  const count = guesses.length;
  if (count === 0) return null;
  return (
    <div className={styles.guesses}>
      <p>{t('sectorsGuessed', { count })}</p>
      <details open={count <= shownAtOnce}>
        <summary>{t('guessedPlaces')}</summary>
        <ul>
          {guesses.map(({ slug, blip }) => (
            <li key={slug}>
              <span dir="auto">{blip.label}</span>
              <span dir="auto">{blip.domain}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
