import type { AiProviderAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveAiProvider } from '#features/site/api/connections.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './ai.module.css';

const names = ['base_url', 'model', 'key', 'embedding_model', 'input', 'output', 'currency'] as const;

/** Sets up the provider of models. The key that is stored is never shown. */
export function AiProviderForm({ provider: stored }: { readonly provider: AiProviderAttributes }) {
  const { t } = useTranslation('admin');
  const [provider, setProvider] = useState(stored.provider ?? 'openai');
  const [asking, setAsking] = useState(false);
  const save = useSaveAiProvider();
  const remove = useSaveAiProvider();
  const { form, element, field, busy, failure } = useApiForm({
    names,
    required: ['model'],
    within: 'prices',
    focusFirst: false,
    onSubmit: async ({ base_url, model, key, embedding_model, input, output, currency }) => {
      await save.mutateAsync({
        provider,
        base_url: base_url.trim() || null,
        model,
        embedding_model: provider === 'openai' ? embedding_model.trim() || null : null,
        prices: input || output ? { input: Number(input), output: Number(output), currency: currency.trim() } : null,
        ...(key && { key }),
      });
      // The key must not stay on the screen.
      element?.reset();
      notify.success(t('teamSaved'));
    },
  });
  const unseen = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;
  const price = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', autoComplete: 'off' } as const;
  return (
    <Form {...form}>
      <SelectField
        label={t('aiProtocol')}
        options={[
          { value: 'openai', name: t('aiOpenai') },
          { value: 'anthropic', name: 'Anthropic' },
        ]}
        value={provider}
        onChange={(value) => setProvider(value === 'anthropic' ? 'anthropic' : 'openai')}
      />
      <TextField
        {...field('base_url')}
        {...unseen}
        label={t('aiAddress')}
        hint={provider === 'openai' ? t('aiAddressHint') : t('aiAddressHintAnthropic')}
        optional={provider === 'anthropic' ? t('optional') : undefined}
        defaultValue={stored.base_url ?? ''}
        inputMode="url"
      />
      <TextField
        {...field('model')}
        {...unseen}
        label={t('aiModel')}
        hint={t('aiModelHint')}
        defaultValue={stored.model ?? ''}
        maxLength={200}
      />
      <PasswordField
        {...field('key')}
        label={t('aiKey')}
        hint={t(`aiKey_${stored.key}`)}
        optional={stored.key === 'set' || provider === 'openai' ? t('optional') : undefined}
        maxLength={1000}
        autoComplete="new-password"
      />
      {provider === 'openai' && (
        <TextField
          {...field('embedding_model')}
          {...unseen}
          label={t('aiEmbedding')}
          hint={t('aiEmbeddingHint')}
          optional={t('optional')}
          defaultValue={stored.embedding_model ?? ''}
          maxLength={200}
        />
      )}
      <div className={styles.prices}>
        <TextField
          {...field('input')}
          {...price}
          label={t('aiInputPrice')}
          hint={t('aiPriceHint')}
          optional={t('optional')}
          defaultValue={stored.prices?.input}
        />
        <TextField
          {...field('output')}
          {...price}
          label={t('aiOutputPrice')}
          optional={t('optional')}
          defaultValue={stored.prices?.output}
        />
        <TextField
          {...field('currency')}
          {...unseen}
          label={t('aiCurrency')}
          defaultValue={stored.prices?.currency ?? 'USD'}
          maxLength={3}
        />
      </div>
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
        {stored.source === 'stored' && <Button onClick={() => setAsking(true)}>{t('aiRemove')}</Button>}
      </FormActions>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutateAsync(null)}
        title={t('aiRemoveQuestion')}
        text={t('aiRemoveText')}
        confirmLabel={t('aiRemove')}
        danger
        busy={remove.isPending}
      />
    </Form>
  );
}
