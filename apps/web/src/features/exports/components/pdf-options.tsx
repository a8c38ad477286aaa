import { bookletCards, cardsPerPage, type ExportOptions, papers } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/field/select-field.tsx';
import styles from './export-dialog.module.css';

interface PdfOptionsProps {
  readonly options: ExportOptions;
  /** Whether it has pages of cards, and whether it may also be made with fewer or without any. */
  readonly withCards: boolean;
  readonly withChoiceOfCards: boolean;
  readonly onChange: (options: ExportOptions) => void;
}

/** The paper size of a PDF, which cards it has, and how many of them are on a page. */
export function PdfOptions({ options, withCards, withChoiceOfCards, onChange }: PdfOptionsProps) {
  const { t } = useTranslation('exports');
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('paper')}
        value={options.paper}
        options={papers.map((paper) => ({ value: paper, name: t(`paper_${paper === '16:9' ? 'wide' : paper}`) }))}
        onChange={(chosen) => onChange({ ...options, paper: papers.find((paper) => paper === chosen) ?? 'a4' })}
      />
      {withChoiceOfCards && (
        <SelectField
          label={t('cards')}
          value={options.cards}
          options={bookletCards.map((cards) => ({ value: cards, name: t(`cards_${cards}`) }))}
          onChange={(chosen) =>
            onChange({ ...options, cards: bookletCards.find((cards) => cards === chosen) ?? 'all' })
          }
        />
      )}
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
