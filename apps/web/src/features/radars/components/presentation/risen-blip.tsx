import { movementSymbols } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { evidenceOf, reasonOf } from '#features/radars/rules/from-trend.rules.ts';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import styles from './presentation.module.css';

/** How many pieces of evidence rise with a blip: what an audience can read while somebody speaks. */
const shownEvidence = 3;

/** The presented blip below the horizon: its name and place, its reason, and some of its evidence. */
export function RisenBlip({ blip }: { readonly blip: ReadBlip }) {
  const { t } = useTranslation('radars');
  const { number, domain, ring, label, movement } = blip;
  const reason = reasonOf(blip);
  const evidence = evidenceOf(blip).slice(0, shownEvidence);
  return (
    <div className={styles.risen}>
      <div>
        <p className={styles.place}>
          {[number, domain, ring].join(' · ')}
          {movement && movement !== 'unchanged' && (
            <span className={styles.moved}>
              {' '}
              · {movementSymbols[movement]} {t(`moved_${movement}`)}
            </span>
          )}
        </p>
        <p className={styles.label} dir="auto">
          {label}
        </p>
      </div>
      {reason && (
        <div className={styles.reason}>
          <LazyProse>{reason}</LazyProse>
        </div>
      )}
      {evidence.length > 0 && (
        <ul className={styles.evidence}>
          {evidence.map(({ slug, title }) => (
            <li key={slug} dir="auto">
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
