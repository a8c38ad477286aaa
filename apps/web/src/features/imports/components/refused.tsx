import { importFields, limits } from '@foreglow/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { ApiError, errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Select } from '../../../ui/select/index.ts';
import { State } from '../../../ui/state/index.ts';
import { headersNamedIn, headersOf, type Mapping } from '../rules/mapping.rules.ts';
import styles from './refused.module.css';

interface RefusedProps {
  readonly file: File;
  readonly error: unknown;
  readonly onRemap: (mapping: Mapping) => void;
  readonly onRetry: () => void;
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
const isWorkbook = (file: File): boolean => /\.xlsx$/i.test(file.name);

/** States why a file cannot be imported and what to do about it. */
export function Refused({ file, error, onRemap, onRetry, onRestart }: RefusedProps) {
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
            {known === 'no_title_column' && !isTable(file) && (
              <TitleChoice file={file} message={message} onRemap={onRemap} />
            )}
            {known === 'network' || !known ? <Button onClick={onRetry}>{t('ui:retry')}</Button> : null}
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

/** A mapping in which no column fills a field. */
const noMapping = Object.fromEntries(importFields.map((field) => [field, null])) as Mapping;

/** Asks which column contains the titles, since no header identifies it. */
function TitleChoice({ file, message, onRemap }: Pick<RefusedProps, 'file' | 'onRemap'> & { message: string }) {
  const { t } = useTranslation('imports');
  const [headers, setHeaders] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isWorkbook(file)) return setHeaders(headersNamedIn(message));
    let current = true;
    const beginning = file.slice(0, 65_536).text();
    beginning
      .then((text) => {
        const found = headersOf(text);
        // A file in another encoding than UTF-8, which only the server parses.
        const isUtf8 = !found.some((header) => header.includes('\ufffd'));
        if (current) setHeaders(isUtf8 ? found : headersNamedIn(message));
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [file, message]);
  if (headers.length === 0) return null;
  return (
    <div className={styles.select}>
      <Select
        compact
        aria-label={t('chooseTitle')}
        value=""
        placeholder={t('chooseTitle')}
        options={headers.map((header) => ({ value: header, name: header }))}
        onChange={(title) => onRemap({ ...noMapping, title })}
      />
    </div>
  );
}
