import type { ExportAttributes, ExportFormat } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useCreateExport } from '../api/create-export.ts';
import { type ContentChoice, choicesOf, formatAfter, formatsFor, hasCards } from '../rules/choices.rules.ts';
import { firstOptions } from '../rules/options.rules.ts';
import styles from './export-dialog.module.css';
import type { ExportSubject } from './export-state.ts';
import { FormatChoice } from './format-choice.tsx';
import { PdfOptions } from './pdf-options.tsx';

interface ExportFormProps {
  readonly subject: ExportSubject;
  readonly onClose: () => void;
  readonly onStarted: (made: ExportAttributes) => void;
}

/** What may be added to an export, in the order of the form. */
const allIncluded = ['pictures', 'comments', 'appendix', 'drafts'] as const;
type Included = (typeof allIncluded)[number];

/** The choice of what to export, the format, and the options. */
export function ExportForm({ subject, onClose, onStarted }: ExportFormProps) {
  const { t } = useTranslation('exports');
  const { projectSlug, slugs, list } = subject;
  const project = useQuery(projectQuery(projectSlug)).data;
  const seesDrafts = useMay()('project.write', { projectSlug, workspaceSlug: project?.workspace_slug });
  const [choice, setChoice] = useState<ContentChoice>(!slugs && list?.filtered ? 'listed' : subject.content);
  const contentOf = (chosen: ContentChoice) => (chosen === 'listed' ? subject.content : chosen);
  const content = contentOf(choice);
  const [format, setFormat] = useState<ExportFormat>(formatAfter(content, 'pdf'));
  const [options, setOptions] = useState(firstOptions);
  const create = useCreateExport();
  const withChoiceOfCards = content === 'project';
  const withCards = hasCards(content) && !(withChoiceOfCards && options.cards === 'none');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const what =
      choice === 'listed'
        ? { slugs: undefined, list: list?.query }
        : { slugs, list: content === 'cards' && !slugs ? sortOf(list?.query) : undefined };
    create.mutate({ projectSlug, format, content, ...what, options }, { onSuccess: onStarted });
  };
  const choose = (next: ContentChoice) => {
    setChoice(next);
    setFormat((before) => formatAfter(contentOf(next), before));
  };
  const choices = choicesOf(subject);
  const listed = subject.content === 'insights' || subject.content === 'trends' ? subject.content : 'cards';
  const nameOf = (value: ContentChoice) => {
    if (value === 'listed') return t('what_listed', { what: t(`count_${listed}`, { count: list?.count ?? 0 }) });
    return slugs ? t('what_selected', { count: slugs.length }) : t(`what_${value}`);
  };
  const check = (name: Included) => (
    <label key={name} className={styles.check}>
      <Check
        checked={options[name]}
        onChange={({ target }) => setOptions((before) => ({ ...before, [name]: target.checked }))}
      />
      {t(`include_${name}`)}
    </label>
  );
  const isPdf = format === 'pdf';
  const isOffered: Record<Included, boolean> = {
    pictures: isPdf && content !== 'brief',
    comments: isPdf && withCards,
    appendix: format === 'pptx' && content === 'project',
    drafts: seesDrafts && content !== 'brief' && (isPdf || withCards),
  };
  const included = allIncluded.filter((name) => isOffered[name]);
  return (
    <form onSubmit={submit} className={styles.form}>
      {choices.length > 0 && (
        <SelectField
          label={t('what')}
          value={choice}
          options={choices.map((value) => ({ value, name: nameOf(value) }))}
          onChange={(value) => choose(choices.find((one) => one === value) ?? choice)}
        />
      )}
      <FormatChoice formats={formatsFor(content)} value={format} onChange={setFormat} />
      {isPdf && (
        <PdfOptions
          options={options}
          withCards={withCards}
          withChoiceOfCards={withChoiceOfCards}
          onChange={setOptions}
        />
      )}
      {included.length > 0 && (
        <fieldset className={styles.checks}>
          <legend className={styles.legend}>{t('include')}</legend>
          {included.map(check)}
        </fieldset>
      )}
      {create.isError && (
        <p className={styles.error} role="alert">
          {errorText(create.error)}
        </p>
      )}
      <div className={styles.foot} data-foot>
        <Link to="/projects/$projectSlug/downloads" params={{ projectSlug }} className={styles.link} onClick={onClose}>
          {t('toDownloads')}
        </Link>
        <span className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={create.isPending}>
            {t('export')}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** All cards, in the order of the list on the screen. */
const sortOf = (list: NonNullable<ExportSubject['list']>['query'] | undefined) =>
  list?.sort && list.sort !== 'match' ? { sort: list.sort } : undefined;
