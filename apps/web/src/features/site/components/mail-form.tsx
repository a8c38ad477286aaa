import type { MailServerAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useSaveMailServer } from '../api/connections.ts';
import styles from './admin.module.css';
import { FixedNote } from './fixed-note.tsx';

const names = ['host', 'port', 'user', 'password', 'from'] as const;
const securities = ['starttls', 'tls', 'none'] as const;
const usualPort = { starttls: 587, tls: 465, none: 25 } as const;

/** Sets up the mail server and the sender. What the environment sets is shown and cannot be changed. */
export function MailForm({ server }: { readonly server: MailServerAttributes }) {
  const { t } = useTranslation('admin');
  const isFixed = server.source === 'environment';
  const isFromFixed = server.from_source === 'environment';
  const [security, setSecurity] = useState(server.security ?? 'starttls');
  const [asking, setAsking] = useState(false);
  const save = useSaveMailServer();
  const remove = useSaveMailServer();
  const { form, element, field, busy, failure } = useApiForm({
    names,
    focusFirst: false,
    onSubmit: async ({ host, port, user, password, from }) => {
      await save.mutateAsync({
        host: isFixed ? null : host.trim() || null,
        port: Number(port) || usualPort[security],
        security,
        user: isFixed ? null : user.trim() || null,
        ...(!isFixed && password && { password }),
        from: isFromFixed ? null : from.trim() || null,
      });
      // The password must not stay on the screen.
      element?.reset();
      notify.success(t('teamSaved'));
    },
  });
  const unseen = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;
  return (
    <Form {...form}>
      {isFixed && <FixedNote variables={['SMTP_URL']} />}
      <div className={styles.server}>
        <TextField
          {...field('host')}
          {...unseen}
          label={t('mailHost')}
          hint={t('mailHostHint')}
          defaultValue={server.host ?? ''}
          maxLength={253}
          disabled={isFixed}
        />
        <TextField
          {...field('port')}
          // Another choice of encryption usually means another port.
          key={security}
          type="number"
          inputMode="numeric"
          min={1}
          max={65_535}
          step={1}
          autoComplete="off"
          label={t('mailPort')}
          defaultValue={security === server.security ? (server.port ?? undefined) : usualPort[security]}
          disabled={isFixed}
        />
      </div>
      <SelectField
        label={t('mailSecurity')}
        options={securities.map((value) => ({ value, name: t(`mailSecurity_${value}`) }))}
        value={security}
        disabled={isFixed}
        onChange={(value) => setSecurity(securities.find((one) => one === value) ?? 'starttls')}
      />
      <TextField
        {...field('user')}
        {...unseen}
        label={t('mailUser')}
        optional={t('optional')}
        defaultValue={server.user ?? ''}
        maxLength={200}
        disabled={isFixed}
      />
      {!isFixed && (
        <PasswordField
          {...field('password')}
          label={t('mailPassword')}
          hint={t(`mailPassword_${server.password}`)}
          optional={t('optional')}
          maxLength={1000}
          autoComplete="new-password"
        />
      )}
      {isFromFixed && <FixedNote variables={['MAIL_FROM']} />}
      <TextField
        {...field('from')}
        {...unseen}
        label={t('mailFrom')}
        hint={t('mailFromHint')}
        optional={t('optional')}
        placeholder={server.from}
        defaultValue={server.from_source === 'default' ? '' : server.from}
        disabled={isFromFixed}
      />
      <FormFailure message={failure} />
      {!(isFixed && isFromFixed) && (
        <FormActions>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
          {(server.source === 'stored' || server.from_source === 'stored') && (
            <Button onClick={() => setAsking(true)}>{t('mailRemove')}</Button>
          )}
        </FormActions>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutateAsync(null)}
        title={t('mailRemoveQuestion')}
        text={t('mailRemoveText')}
        confirmLabel={t('mailRemove')}
        danger
        busy={remove.isPending}
      />
    </Form>
  );
}
