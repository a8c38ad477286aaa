import { cardsPerPage, type ExportOptions, papers } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/field/select-field.tsx';
import styles from './export-dialog.module.css';

interface PdfOptionsProps {
  readonly options: ExportOptions;
  readonly withCards: boolean;
  readonly onChange: (options: ExportOptions) => void;
}

/** The paper size of a PDF, and the number of cards on a page. */
export function PdfOptions({ options, withCards, onChange }: PdfOptionsProps) {
  const { t } = useTranslation('exports');
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('paper')}
        value={options.paper}
        options={papers.map((paper) => ({ value: paper, name: t(`paper_${paper === '16:9' ? 'wide' : paper}`) }))}
        onChange={(chosen) => onChange({ ...options, paper: papers.find((paper) => paper === chosen) ?? 'a4' })}
      />
      {withCards && (
        <SelectField
          label={t('perPage')}
          value={String(options.cards_per_page)}
          options={cardsPerPage.map((count) => ({ value: String(count), name: t('cardsOnPage', { count }) }))}
          onChange={(chosen) =>
            onChange({ ...options, cards_per_page: cardsPerPage.find((count) => String(count) === chosen) ?? 1 })
          }
        />
      )}
    </div>
  );
}
