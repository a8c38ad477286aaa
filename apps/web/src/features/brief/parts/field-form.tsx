import type { BriefField } from '@foreglow/contract';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { ApiError, errorText, fieldErrors } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LeaveDialog } from '../../../ui/form/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldEditor } from './field-editor.tsx';
import styles from './field-form.module.css';
import type { FieldText } from './use-field-text.ts';
import { useSaving } from './use-saving.ts';

interface FieldFormProps {
  readonly projectSlug: string;
  readonly field: BriefField;
  readonly editing: FieldText & { readonly typed: NonNullable<FieldText['typed']> };
}

/** The form of one part: Ctrl+Enter saves, Esc leaves and asks when something was typed. */
export function FieldForm({ projectSlug, field, editing }: FieldFormProps) {
  const { t } = useTranslation(['brief', 'ui']);
  const { ago } = useFormats();
  const { typed, dirty, change, rebase, leave, close } = editing;
  const [asking, setAsking] = useState(false);
  const { save, busy, error, theirs, decided } = useSaving(projectSlug, field, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (dirty) void save(typed.text, typed.basedOn);
    else close();
  };
  const cancel = () => (dirty ? setAsking(true) : close());
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const own = fieldErrors(error)[field] ?? Object.entries(fieldErrors(error)).find(([at]) => at.startsWith(field))?.[1];
  return (
    <>
      <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
        {typed.foundFrom !== undefined && (
          <p className={styles.found} role="status">
            {t('brief:found', { ago: ago(new Date(typed.foundFrom)) })}
          </p>
        )}
        <FieldEditor field={field} text={typed.text} error={own} onChange={change} />
        <div className={styles.foot}>
          {error !== undefined && own === undefined && (
            <p className={styles.failed} role="alert">
              {error instanceof ApiError && error.status === 0 ? t('brief:notReached') : errorText(error)}
            </p>
          )}
          <Button onClick={cancel}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} title="Ctrl ↵">
            {t('brief:save')}
          </Button>
        </div>
      </form>
      {theirs && (
        <ConflictDialog
          field={field}
          mine={typed.text}
          theirs={theirs}
          busy={busy}
          onMine={() => void save(typed.text, theirs.version)}
          onTheirs={() => {
            decided();
            close();
          }}
          onBoth={(both) => {
            decided();
            rebase(both, theirs.version);
          }}
          onClose={decided}
        />
      )}
      <LeaveDialog
        opened={asking}
        onStay={() => setAsking(false)}
        onKeep={() => {
          setAsking(false);
          leave();
        }}
        onDiscard={() => {
          setAsking(false);
          close();
        }}
      />
    </>
  );
}
