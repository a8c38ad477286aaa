import type { SettingsAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useTestAi } from '#features/site/api/ai.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText, translated } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import ownStyles from './ai.module.css';

/** The provider of models, and whether it can be reached. */
export function AiProvider({ ai }: { ai: SettingsAttributes['ai'] }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (!ai.configured) return <p className={ownStyles.rules}>{t('aiRules')}</p>;
  return (
    <dl className={ownStyles.facts}>
      <dt>{t('aiProvider')}</dt>
      <dd>{ai.provider}</dd>
      <dt>{t('aiModel')}</dt>
      <dd>{ai.model}</dd>
      <dt>{t('aiEmbedding')}</dt>
      <dd>{ai.embedding_model ?? t('aiNoEmbedding')}</dd>
      {ai.prices && (
        <>
          <dt>{t('aiPrices')}</dt>
          <dd>
            {t('aiPricesText', { ...ai.prices, input: number(ai.prices.input), output: number(ai.prices.output) })}
          </dd>
        </>
      )}
      <dt>{t('aiReachable')}</dt>
      <dd className={styles.test}>
        <Reachable />
      </dd>
    </dl>
  );
}

function Reachable() {
  const { t } = useTranslation('admin');
  const { mutate, isPending, data, error } = useTestAi();
  const isFailed = error !== null || data?.reachable === false;
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {t('aiCheck')}
      </Button>
      <span role="status" className={isFailed ? styles.failed : ownStyles.reached}>
        {error
          ? errorText(error)
          : data &&
            (data.reachable
              ? t('aiReached', { answer: data.answer ?? '', milliseconds: data.milliseconds })
              : t('aiNotReached', { reason: translated('', data.detail ?? '') }))}
      </span>
    </>
  );
}
