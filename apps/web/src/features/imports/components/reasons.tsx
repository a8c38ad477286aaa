import { forCardTexts, type ImportAttributes, limits } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './reasons.module.css';

interface ReasonsProps {
  readonly projectSlug: string;
  readonly reasons: ImportAttributes['rows'][number]['reasons'];
}

const limitOf = {
  title_too_long: limits.titleLength,
  field_too_long: limits.textLength,
  tag_too_long: limits.tagNameLength,
  too_many_tags: limits.tagsPerCard,
} as const;

/** Fields with a limit of their own. */
const shortFields = {
  ...forCardTexts((_, { maxLength }) => maxLength),
  image_alt_text: limits.altTextLength,
  image_credit: limits.creditLength,
} as const;

type Reason = ReasonsProps['reasons'][number];

/** A row that repeats the same card by both source and title is reported once. */
const withoutRepeats = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(
    (reason, index) =>
      !reason.code.startsWith('duplicate') ||
      reasons.findIndex(
        ({ code, card_slug, row }) =>
          code.startsWith('duplicate') && card_slug === reason.card_slug && row === reason.row,
      ) === index,
  );

/** A row can repeat a card, or an earlier row of the file. */
function repeated(code: Reason['code'], row: Reason['row']) {
  const repeats = code === 'duplicate_address' || code === 'duplicate_title';
  return repeats && row !== null ? (`${code}_row` as const) : code;
}

/** The reasons why a row is not new, with the card it repeats. */
export function Reasons({ projectSlug, reasons }: ReasonsProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  return (
    <span className={styles.reasons}>
      {withoutRepeats(reasons).map(({ code, field, value, card_slug, row }) => {
        const max =
          code === 'field_too_long' && field !== null && field in shortFields
            ? shortFields[field as keyof typeof shortFields]
            : limitOf[code as keyof typeof limitOf];
        return (
          <span key={`${code} ${field} ${value}`}>
            {t(`reason_${repeated(code, row)}`, {
              value: value ?? '',
              field: field ? t(`field_${field}`) : '',
              row: row === null ? '' : number(row),
              max: max === undefined ? '' : number(max),
            })}
            {card_slug && (
              <>
                {' '}
                <CardLink projectSlug={projectSlug} cardSlug={card_slug} />
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

interface CardLinkProps {
  readonly projectSlug: string;
  readonly cardSlug: string;
}

/** States that a new row is about the same topic as a card. The row is imported nevertheless. */
export function AlikeCard(props: CardLinkProps) {
  const { t } = useTranslation('imports');
  return (
    <span className={styles.reasons}>
      <span>
        {t('alike')} <CardLink {...props} />
      </span>
    </span>
  );
}

function CardLink({ projectSlug, cardSlug }: CardLinkProps) {
  const { t } = useTranslation('imports');
  return (
    <Link
      to="/projects/$projectSlug/cards/$cardSlug"
      params={{ projectSlug, cardSlug }}
      target="_blank"
      className={styles.link}
    >
      {t('showCard')}
    </Link>
  );
}
