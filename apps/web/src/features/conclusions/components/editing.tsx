import type { SupportedKind } from '@foreglow/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import type { Base } from '#lib/drafts/drafts.rules.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { EditorTitle } from '#ui/editor/editor-title.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import type { Attributes } from '../api/read-conclusion.ts';
import { ConclusionMissing } from './conclusion-missing.tsx';
import { useConclusionRights } from './use-conclusion-rights.ts';

/** What the editor of a saved conclusion gets. */
interface EditingProps<V> {
  readonly projectSlug: string;
  readonly slug: string;
  readonly draftName: string;
  readonly saved: Base<V>;
  readonly current: Base<V>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface EditingScreenProps<K extends SupportedKind, V> {
  readonly kind: K;
  readonly projectSlug: string;
  readonly query: UseQueryResult<Attributes[K]>;
  readonly baseOf: (conclusion: Attributes[K]) => Base<V>;
  readonly editor: (props: EditingProps<V>) => ReactNode;
  readonly skeleton?: ReactNode;
}

/** The screen on which a saved conclusion is edited. */
export function EditingScreen<K extends SupportedKind, V>(props: EditingScreenProps<K, V>) {
  const { kind, projectSlug, query, skeleton = <FormSkeleton fields={5} /> } = props;
  const { t } = useTranslation<SupportedKind>(kind);
  const { project, mayWrite } = useConclusionRights(kind, projectSlug);
  useDocumentTitle(query.data && `${t('editTitle')}: ${query.data.title}`);
  const missing = <ConclusionMissing kind={kind} />;
  return (
    <Page>
      <QueryState query={query} missing={missing} skeleton={skeleton} keepsLoaded>
        {(conclusion) => (
          <QueryState query={project} missing={missing} skeleton={skeleton}>
            {() => (mayWrite ? <Editing key={conclusion.slug} {...props} conclusion={conclusion} /> : <NoPermission />)}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

function Editing<K extends SupportedKind, V>({
  kind,
  projectSlug,
  conclusion,
  baseOf,
  editor,
}: EditingScreenProps<K, V> & { readonly conclusion: Attributes[K] }) {
  const { t } = useTranslation<SupportedKind>(kind);
  const navigate = useNavigate();
  // The state when editing began: a reload must not look like unsaved changes.
  const [saved] = useState(() => baseOf(conclusion));
  const { slug } = conclusion;
  const onClose = () => void navigate({ ...linkTo(kind, projectSlug, slug), replace: true });
  const onSaved = () => {
    notify.success(t('saved'));
    onClose();
  };
  return (
    <>
      <EditorTitle>{t('editTitle')}</EditorTitle>
      {editor({ projectSlug, slug, draftName: slug, saved, current: baseOf(conclusion), onSaved, onClose })}
    </>
  );
}
