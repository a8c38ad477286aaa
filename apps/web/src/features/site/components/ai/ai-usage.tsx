import type { AiUsageAttributes, SettingsAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { aiUsageQuery } from '#features/site/api/ai.ts';
import { moneyIn } from '#features/site/rules/money.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import styles from './ai.module.css';

/** The usage of each workspace within a day and 30 days, with its cost if prices are configured. */
export function AiUsage({ prices }: Pick<SettingsAttributes['ai'], 'prices'>) {
  const { t } = useTranslation('admin');
  const query = useQuery(aiUsageQuery);
  return (
    <QueryState query={query} skeleton={<RowSkeletons count={3} round={false} />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className={styles.none}>{t('aiUnused')}</p>
        ) : (
          <table className={styles.usage}>
            <thead>
              <tr>
                <th scope="col">{t('aiWorkspace')}</th>
                <th scope="col">{t('aiDay')}</th>
                <th scope="col">{t('aiMonth')}</th>
                {prices && <th scope="col">{t('aiCost')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, attributes }) => (
                <UsageRow key={id} usage={attributes} currency={prices?.currency} />
              ))}
            </tbody>
          </table>
        )
      }
    </QueryState>
  );
}

function UsageRow({ usage, currency }: { usage: AiUsageAttributes; currency: string | undefined }) {
  const { t, i18n } = useTranslation('admin');
  const { workspace, day, month, month_cost } = usage;
  return (
    <tr>
      <th scope="row" dir="auto">
        {workspace?.title ?? t('aiGone')}
      </th>
      <td data-name={t('aiDay')}>
        <Used {...day} />
      </td>
      <td data-name={t('aiMonth')}>
        <Used {...month} />
      </td>
      {currency !== undefined && (
        <td data-name={t('aiCost')}>{month_cost === null ? '–' : moneyIn(i18n.language, currency, month_cost)}</td>
      )}
    </tr>
  );
}

function Used({ calls, failures, input_tokens, output_tokens }: AiUsageAttributes['day']) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (calls === 0) return '–';
  return (
    <>
      {t('aiCalls', { count: calls })}
      {failures > 0 && <span className={styles.failures}> {t('aiFailures', { count: failures })}</span>}
      <small>{t('aiTokens', { input: number(input_tokens), output: number(output_tokens) })}</small>
    </>
  );
}
