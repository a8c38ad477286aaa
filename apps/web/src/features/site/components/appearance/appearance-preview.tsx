import type { AppearanceAttributes } from '@foreglow/contract';
import { type BrandColors, branded } from '@foreglow/contract/appearance/brand';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '#ui/marks/mark.tsx';
import styles from './appearance.module.css';

interface AppearancePreviewProps {
  readonly base: AppearanceAttributes['base'];
  readonly name: string;
  readonly line: string;
  readonly colors: BrandColors;
  /** Addresses of the pictures, if others than those of the page are chosen. */
  readonly logo: string | null;
  readonly picture: string | null;
}

/** What is chosen, on light and on dark paper, before it is saved. */
export function AppearancePreview({ base, colors, ...shown }: AppearancePreviewProps) {
  const { t } = useTranslation('admin');
  const palettes = branded(base, colors);
  const dawn = { '--dawn-amber': colors.glow, '--dawn-rose': colors.highlight, '--dawn-indigo': colors.accent };
  return (
    <section className={styles.previews} aria-label={t('lookPreview')}>
      {(['light', 'dark'] as const).map((scheme) => {
        const tokens = Object.entries(palettes[scheme]).map(([token, color]) => [`--${token}`, color]);
        const style = { ...Object.fromEntries(tokens), ...dawn } as CSSProperties;
        return (
          <div key={scheme} className={styles.preview} style={style}>
            <Sample {...shown} />
          </div>
        );
      })}
    </section>
  );
}

function Sample({ name, line, logo, picture }: Omit<AppearancePreviewProps, 'base' | 'colors'>) {
  const { t } = useTranslation('admin');
  const sky: CSSProperties = picture ? { backgroundImage: `url("${picture}")` } : {};
  return (
    <>
      <div className={styles.sky} style={sky}>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.sheet}>
        <p className={styles.brand}>
          {logo ? <img src={logo} alt="" width={28} height={20} /> : <Mark />}
          <bdi>{name}</bdi>
        </p>
        <p>{t('lookSample')}</p>
        <p className={styles.parts}>
          <span className={styles.linked}>{t('lookLink')}</span>
          <span className={styles.chosen}>{t('lookChosen')}</span>
          <span className={styles.new}>{t('lookNew')}</span>
        </p>
      </div>
    </>
  );
}
