import type { SupportedKind } from '@foreglow/contract';
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { webKind } from '#lib/kinds/web-kind.ts';
import { EditorTitle } from '#ui/editor/editor-title.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useConclusionRights } from './use-conclusion-rights.ts';

/** What the editor of a new conclusion gets. */
interface CreatingProps {
  readonly projectSlug: string;
  readonly draftName: string;
  /** Cards that were chosen before. */
  readonly given: readonly Evidence[] | undefined;
  readonly onSaved: (saved: { readonly slug: string }) => void;
  readonly onClose: () => void;
}

interface CreatingScreenProps {
  readonly kind: SupportedKind;
  readonly editor: (props: CreatingProps) => ReactNode;
  readonly skeleton?: ReactNode;
}

/** The screen for a new conclusion, with previously chosen cards or without cards. */
export function CreatingScreen({ kind, editor, skeleton = <FormSkeleton fields={5} /> }: CreatingScreenProps) {
  const { t } = useTranslation(kind);
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useConclusionRights(kind, projectSlug);
  const navigate = useNavigate();
  const { history } = useRouter();
  const chosenCards = useLocation({ select: ({ state }) => state.chosenCards });
  const [given] = useState(() => chosenCards?.map((card) => ({ ...card, removed_at: null })));
  useDocumentTitle(t('new'));
  const onSaved = ({ slug }: { readonly slug: string }) => {
    if (given) clearSelection();
    notify.success(t('created'));
    void navigate({ ...linkTo(kind, projectSlug, slug), replace: true });
  };
  const onClose = () => (given ? history.back() : void navigate(webKind(kind).list(projectSlug)));
  return (
    <Page>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={skeleton}>
        {() =>
          mayWrite ? (
            <>
              <EditorTitle>{t('new')}</EditorTitle>
              {editor({ projectSlug, draftName: `new.${projectSlug}`, given, onSaved, onClose })}
            </>
          ) : (
            <NoPermission />
          )
        }
      </QueryState>
    </Page>
  );
}
