import type { ImportAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Check } from '#ui/check/check.tsx';
import { hasAddedNothing } from '../rules/failed-import.rules.ts';
import { lostRows, misreadRows } from '../rules/left-out.rules.ts';
import type { Reading } from '../rules/reading.rules.ts';
import styles from './checked.module.css';
import { Columns } from './columns.tsx';
import { HowRead } from './how-read.tsx';
import { type Outcome, Outcomes } from './outcomes.tsx';
import { RowsTable } from './rows-table.tsx';
import { useAssumedText } from './use-assumed-text.ts';

interface CheckedProps {
  readonly projectSlug: string;
  readonly result: ImportAttributes;
  /** The current phase, while there is one. The user may change what a dry run is checking, but not what is written. */
  readonly doing: 'checking' | 'writing' | undefined;
  /** Why the import failed, if it did. */
  readonly error: unknown;
  readonly keepDuplicates: boolean;
  readonly onKeepDuplicates: (keep: boolean) => void;
  readonly reading: Reading;
  readonly onReread: (change: Partial<Reading>) => void;
  readonly onCommit: () => void;
  readonly onCheckAgain: () => void;
}

/** The result of the dry run, with a button to import. */
export function Checked(props: CheckedProps) {
  const { projectSlug, result, doing, error, keepDuplicates, onKeepDuplicates, onCommit, onCheckAgain } = props;
  const { reading, onReread } = props;
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const assumedText = useAssumedText();
  const [outcome, setOutcome] = useState<Outcome>();
  const { counts } = result;
  const writing = doing === 'writing';
  const shown = outcome ? result.rows.filter((row) => row.outcome === outcome) : result.rows;
  const misread = misreadRows(result.rows);
  const lost = lostRows(result.rows);
  const isUnknown = error !== undefined && !hasAddedNothing(error);
  const coming = counts.new + (keepDuplicates ? counts.duplicate : 0);
  return (
    <div className={styles.part} aria-busy={doing !== undefined}>
      {result.assumed_encoding && <p className={styles.note}>{assumedText(result.assumed_encoding)}</p>}
      <HowRead result={result} reading={reading} disabled={writing} onChange={onReread} />
      <Columns columns={result.columns} disabled={writing} onChange={onReread} />
      <section>
        <h2 className={styles.title}>{t('rows')}</h2>
        <Outcomes counts={counts} value={outcome} onChange={setOutcome} />
        {counts.new === 0 && counts.duplicate > 0 && <p className={styles.note}>{t('allThere')}</p>}
        {misread > 0 && (
          <label className={styles.repair}>
            <Check
              checked={reading.repairText}
              disabled={writing}
              onChange={(event) => onReread({ repairText: event.target.checked })}
            />
            {t('repairText', { count: misread, shown: number(misread) })}
          </label>
        )}
        {lost > 0 && (
          <label className={styles.repair}>
            <Check
              checked={reading.keepLost}
              disabled={writing}
              onChange={(event) => onReread({ keepLost: event.target.checked })}
            />
            {t('keepLost', { count: lost, shown: number(lost) })}
          </label>
        )}
        <RowsTable projectSlug={projectSlug} rows={shown} repaired={reading.repairText} />
      </section>
      <div className={styles.foot}>
        {error !== undefined && (
          <p className={styles.failed} role="alert">
            {errorText(error)} {t(isUnknown ? 'perhapsAdded' : 'nothingAdded')}
          </p>
        )}
        {counts.duplicate > 0 && (
          <label className={styles.keep}>
            <Check
              checked={keepDuplicates}
              disabled={writing}
              onChange={(event) => onKeepDuplicates(event.target.checked)}
            />
            {t('keepDuplicates', { count: counts.duplicate })}
          </label>
        )}
        {isUnknown && (
          <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug }}>
            {t('showCards')}
          </ButtonLink>
        )}
        <Button
          variant="primary"
          busy={doing !== undefined}
          disabled={coming === 0 && !isUnknown}
          onClick={isUnknown ? onCheckAgain : onCommit}
        >
          {isUnknown
            ? t('checkAgain')
            : coming > 0
              ? t('importCount', { count: coming, shown: number(coming) })
              : t('importNothing')}
        </Button>
      </div>
    </div>
  );
}
