import type { ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useEndedText } from '#features/permissions/components/use-ended-text.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import { moveTargetsQuery } from '../api/list-move-targets.ts';
import { useMoveProject } from '../api/move-project.ts';
import styles from './move-project.module.css';

/**
 * Moves a project to another workspace in which the user may create projects. The field is there before the workspaces
 * are read and if there are none, so that what is below it does not move.
 */
export function MoveProject({ project }: { project: ProjectAttributes }) {
  const { t } = useTranslation('projects');
  const endedText = useEndedText();
  const may = useMay();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [target, setTarget] = useState('');
  const { data, error: notRead } = useQuery(moveTargetsQuery);
  const { mutateAsync, isPending, error: notMoved } = useMoveProject(project.slug);
  const targets = data?.filter(
    ({ slug }) => slug !== project.workspace_slug && may('project.create', { workspaceSlug: slug }),
  );
  const error = notRead ?? notMoved;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!target || isPending) return;
    const { workspace, ended } = await mutateAsync(target);
    notify.success(t('moved', { workspace: workspace.title }), { description: endedText(ended) });
    if (isShown()) await navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: workspace.slug } });
  };
  return (
    <FormSection title={t('moveTitle')} text={t('moveText', { workspace: project.workspace.title })}>
      <form className={styles.form} onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <SelectField
          label={t('moveTo')}
          value={target}
          placeholder={t(targets?.length === 0 ? 'moveNowhere' : 'moveChoose')}
          options={targets?.map(({ slug, title }) => ({ value: slug, name: title })) ?? []}
          disabled={!targets?.length}
          onChange={setTarget}
          error={error ? errorText(error) : undefined}
        />
        <Button type="submit" tall disabled={!target} busy={isPending}>
          {t('move')}
        </Button>
      </form>
    </FormSection>
  );
}
