import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedIn } from '#features/auth/api/session.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { type Call, needsToken } from '../rules/calls.rules.ts';
import type { Parameter } from '../rules/description.ts';
import { bodyText, type Entered, missingIn, requestOf } from '../rules/request.rules.ts';
import { TriedAnswer } from './tried-answer.tsx';
import styles from './try-it.module.css';
import { useTry } from './use-try.ts';

/** Sends the call with the session of this browser. */
export function TryIt({ call }: { call: Call }) {
  const { t } = useTranslation('reference');
  const [entered, setEntered] = useState<Entered>({ values: {}, body: bodyText(call) });
  const [checked, setChecked] = useState(false);
  const { attempt, send, stop } = useTry();
  const me = signedIn(useQueryClient());
  const { href } = useLocation();
  const missing = missingIn(call, entered);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing.length === 0) send(requestOf(call, entered));
  };
  if (needsToken(call) && !me) {
    return (
      <p className={styles.note}>
        <Link to="/login" search={{ return: href }}>
          {t('signInToTry')}
        </Link>
      </p>
    );
  }
  const field = (parameter: Parameter) => (
    <TextField
      key={parameter.name}
      label={parameter.name}
      placeholder={parameter.required ? String(parameter.example) : undefined}
      value={entered.values[parameter.name] ?? ''}
      error={checked && missing.includes(parameter) ? t('valueMissing') : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) =>
        setEntered({ ...entered, values: { ...entered.values, [parameter.name]: target.value } })
      }
    />
  );
  const optional = call.parameters.filter(({ required }) => !required);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {call.parameters.filter(({ required }) => required).map(field)}
      {optional.length > 0 && (
        <details className={styles.optional}>
          <summary>{t('optionalParameters', { count: optional.length })}</summary>
          <div className={styles.fields}>{optional.map(field)}</div>
        </details>
      )}
      {entered.body !== undefined && (
        <Field label={t('body')}>
          {(control) => (
            <textarea
              {...control}
              className={styles.body}
              value={entered.body}
              rows={Math.min(18, (entered.body ?? '').split('\n').length + 1)}
              spellCheck={false}
              onChange={({ target }) => setEntered({ ...entered, body: target.value })}
            />
          )}
        </Field>
      )}
      <div className={styles.foot}>
        {attempt.busy ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button type="submit" variant="primary" danger={call.method === 'DELETE'}>
            {t('send')}
          </Button>
        )}
        <p className={styles.hint}>{call.method === 'GET' ? t('sendsRead') : t('sendsChange')}</p>
      </div>
      <TriedAnswer attempt={attempt} />
    </form>
  );
}
