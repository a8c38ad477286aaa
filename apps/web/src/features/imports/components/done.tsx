import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';
import styles from './done.module.css';
import { RowsTable } from './rows-table.tsx';

/** With fewer cards the draft of a radar finds hardly any subjects. */
const enoughForRadar = 12;

interface DoneProps {
  readonly projectSlug: string;
  readonly file: File;
  readonly created: number;
  /** The rows that did not become cards. */
  readonly leftOut: ImportAttributes['rows'];
  readonly onRestart: () => void;
}

/** What an import added and what it left out. */
export function Done({ projectSlug, file, created, leftOut, onRestart }: DoneProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const { assistance } = useSiteConfig().features;
  return (
    <>
      <State
        title={t('added', { count: created, shown: number(created) })}
        text={t('addedFrom', { file: file.name })}
        actions={
          <>
            <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug }} variant="primary">
              {t('showCards')}
            </ButtonLink>
            {assistance && created >= enoughForRadar && (
              <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug }}>
                {t('draftRadar', { count: created })}
              </ButtonLink>
            )}
            <Button onClick={onRestart}>{t('another')}</Button>
          </>
        }
      />
      {leftOut.length > 0 && (
        <section className={styles.leftOut}>
          <h2 className={styles.title}>{t('leftOut', { count: leftOut.length, shown: number(leftOut.length) })}</h2>
          <RowsTable projectSlug={projectSlug} rows={leftOut} repaired />
        </section>
      )}
    </>
  );
}
