import { charsets, limits } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { State } from '#ui/state/state.tsx';
import { headersNamedIn } from '../rules/mapping.rules.ts';
import type { Reading } from '../rules/reading.rules.ts';
import styles from './refused.module.css';

interface RefusedProps {
  readonly file: File;
  readonly error: unknown;
  readonly onReread: (change: Partial<Reading>) => void;
  readonly onRetry: () => void;
  /** Returns to the last check that did not fail; absent if there is none. */
  readonly onBack: (() => void) | undefined;
  readonly onRestart: () => void;
}

const explained = [
  'wrong_encoding',
  'malformed_csv',
  'malformed_xlsx',
  'too_many_rows',
  'too_many_columns',
  'column_name_too_long',
  'cell_too_deep',
  'import_too_slow',
  'no_title_column',
  'too_large',
  'network',
] as const;
/** Formats of spreadsheet programs that are not supported. */
const isTable = (file: File): boolean => /\.(xls|numbers|ods)$/i.test(file.name);

/** States why a file cannot be imported and what to do about it. */
export function Refused({ file, error, onReread, onRetry, onBack, onRestart }: RefusedProps) {
  const { t } = useTranslation(['imports', 'ui']);
  const { bytes } = useFormats();
  const code = error instanceof ApiError ? error.code : '';
  const known = explained.find((name) => name === code);
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  const [, row, column] = /^Row (\d+), column (\d+)/.exec(message) ?? [];
  const advice = isTable(file)
    ? t('imports:advice_table')
    : known
      ? t(`imports:advice_${adviceOn(known, message, line, row)}`, {
          line,
          row,
          column,
          max: bytes(limits.importBytes),
        })
      : errorText(error);
  return (
    <div role="alert">
      <State
        mood="night"
        title={t('imports:refusedTitle', { file: file.name })}
        text={advice}
        actions={
          <>
            {known === 'no_title_column' && !isTable(file) && <TitleChoice message={message} onReread={onReread} />}
            {known === 'wrong_encoding' && !isTable(file) && <CharsetChoice onReread={onReread} />}
            {known === 'network' || !known ? <Button onClick={onRetry}>{t('ui:retry')}</Button> : null}
            {onBack && <Button onClick={onBack}>{t('imports:goBack')}</Button>}
            <Button onClick={onRestart}>{t('imports:otherFile')}</Button>
          </>
        }
      />
    </div>
  );
}

/** There is more precise advice if the place in the file is known. */
function adviceOn(
  code: (typeof explained)[number],
  message: string,
  line: string | undefined,
  row: string | undefined,
) {
  if (/^The (file|workbook) is empty\.$/.test(message)) return 'empty';
  if (code === 'malformed_csv' && line) return 'malformed_csv_line';
  if (code === 'malformed_xlsx') {
    if (/password/.test(message)) return 'malformed_xlsx_password';
    return /unpacked/.test(message) ? 'malformed_xlsx_large' : 'malformed_xlsx';
  }
  if (code === 'import_too_slow' && row) return 'import_too_slow_at';
  return code;
}

/** Asks which column contains the titles, since no header identifies it. */
function TitleChoice({ message, onReread }: Pick<RefusedProps, 'onReread'> & { readonly message: string }) {
  const { t } = useTranslation('imports');
  const headers = headersNamedIn(message);
  if (headers.length === 0) return null;
  return (
    <div className={styles.select}>
      <Select
        compact
        aria-label={t('chooseTitle')}
        value=""
        placeholder={t('chooseTitle')}
        options={headers.map((header) => ({ value: header, name: header }))}
        onChange={(title) => onReread({ mapping: { title } })}
      />
    </div>
  );
}

/** Asks for the encoding of a file, since it was not recognised. */
function CharsetChoice({ onReread }: Pick<RefusedProps, 'onReread'>) {
  const { t } = useTranslation('imports');
  return (
    <div className={styles.select}>
      <Select
        compact
        aria-label={t('charset')}
        value=""
        placeholder={t('charset')}
        options={charsets.map((value) => ({ value, name: t(`charset_${value}`) }))}
        onChange={(value) => {
          const charset = charsets.find((known) => known === value);
          if (charset) onReread({ charset });
        }}
      />
    </div>
  );
}
