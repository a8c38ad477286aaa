import { isFormer, type RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { DrafterNote } from '../drafter-note.tsx';
import styles from './radar-introduction.module.css';

/** The texts about a radar: its introduction, its audience, and its authors. */
export function RadarIntroduction({ radar }: { radar: RadarAttributes }) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const creator = isFormer(radar.creator.email) ? t('former') : radar.creator.name;
  return (
    <div className={styles.introduction}>
      {radar.description && (
        <section aria-labelledby="radar-description" className={styles.text}>
          <h2 id="radar-description">{t('introduction')}</h2>
          <LazyProse>{radar.description}</LazyProse>
        </section>
      )}
      <div className={styles.facts}>
        {radar.audience && (
          <section aria-labelledby="radar-audience">
            <h2 id="radar-audience">{t('audience')}</h2>
            <LazyProse>{radar.audience}</LazyProse>
          </section>
        )}
        <section aria-labelledby="radar-creator">
          <h2 id="radar-creator">{t('madeBy')}</h2>
          <p className={styles.who}>
            <Avatar name={creator} />
            <span>
              {creator}, <time dateTime={radar.created_at}>{longDay(radar.created_at)}</time>
            </span>
          </p>
          <DrafterNote drafter={radar.drafter} />
        </section>
      </div>
    </div>
  );
}
