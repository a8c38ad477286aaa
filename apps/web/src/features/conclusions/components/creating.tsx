import type { InsightAttributes, SupportedKind } from '@foreglow/contract';
import { type HistoryState, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
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
import type { GivenValues } from '../rules/conclusion-values.rules.ts';
import { useConclusionRights } from './use-conclusion-rights.ts';

/** An insight chosen as evidence of a new trend. */
type ChosenInsight = Pick<InsightAttributes, 'slug' | 'title' | 'description'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Insights that were chosen as evidence. */
    chosenInsights?: readonly ChosenInsight[];
  }
}

/** What the editor of a new conclusion gets. */
interface CreatingProps {
  readonly projectSlug: string;
  readonly draftName: string;
  /** What was chosen before. */
  readonly given: GivenValues | undefined;
  readonly onSaved: (saved: { readonly slug: string }) => void;
  readonly onClose: () => void;
}

interface CreatingScreenProps {
  readonly kind: SupportedKind;
  readonly editor: (props: CreatingProps) => ReactNode;
  readonly skeleton?: ReactNode;
}

/** The screen for a new conclusion, with previously chosen evidence or without any. */
export function CreatingScreen({ kind, editor, skeleton = <FormSkeleton fields={5} /> }: CreatingScreenProps) {
  const { t } = useTranslation(kind);
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useConclusionRights(kind, projectSlug);
  const navigate = useNavigate();
  const { history } = useRouter();
  const chosen = useLocation({ select: ({ state }) => state });
  const [given] = useState(() => givenFrom(chosen));
  useDocumentTitle(t('new'));
  const onSaved = ({ slug }: { readonly slug: string }) => {
    if (given?.cards) clearSelection();
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

/** What was chosen on the screen before. A trend that is made of one insight begins with its words. */
function givenFrom({ chosenCards, chosenInsights }: HistoryState): GivenValues | undefined {
  if (!chosenCards && !chosenInsights) return undefined;
  const [first, ...others] = chosenInsights ?? [];
  return {
    ...(chosenCards && { cards: chosenCards.map((card) => ({ ...card, removed_at: null })) }),
    ...(chosenInsights && { insights: chosenInsights.map(({ slug, title }) => ({ slug, title, removed_at: null })) }),
    ...(first && others.length === 0 && { title: first.title, description: first.description ?? '' }),
  };
}
