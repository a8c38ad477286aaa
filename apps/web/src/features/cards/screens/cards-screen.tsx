import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { BriefOnFirstVisit } from '#features/brief/components/brief-on-first-visit.tsx';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { FirstRadar } from '#features/projects/components/first-radar.tsx';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useAction, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { CardsEmpty } from '../components/list/cards-empty.tsx';
import { NoProject } from '../components/list/no-project.tsx';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useCardRights } from '../components/use-card-rights.ts';
import { CardsPage } from './cards-page.tsx';

// On other screens its items are buttons.
const loadAddingMenu = () => import('../components/adding-menu.tsx');

/** The cards of a project. */
export default function CardsScreen() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const { projectSlug, fromList } = useCardNavigation();
  const project = useQuery(projectQuery(projectSlug));
  const { mayWrite } = useCardRights(projectSlug);
  const create = { to: '/projects/$projectSlug/cards/create', params: { projectSlug }, ...fromList } as const;
  useShortcut('c', t('newCard'), () => void navigate(create), { enabled: mayWrite });
  const hasModel = useAssistance(projectSlug) === 'ai';
  const generate = { to: '/projects/$projectSlug/cards/generate', params: { projectSlug }, ...fromList } as const;
  useAction(t('draftSignals'), () => void navigate(generate), { enabled: mayWrite && hasModel });
  const toImport = { to: '/projects/$projectSlug/import', params: { projectSlug } } as const;
  useAction(t('importFile'), () => void navigate(toImport), { enabled: mayWrite });
  const toLinks = { to: '/projects/$projectSlug/links', params: { projectSlug } } as const;
  useAction(t('pasteLinks'), () => void navigate(toLinks), { enabled: mayWrite });
  const isPhone = useMediaQuery('(max-width: 599px)');
  const AddingMenu = useLoaded(isPhone, loadAddingMenu, () => undefined);
  const toCreate = (
    <ButtonLink {...create} variant="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
      {t('newCard')}
    </ButtonLink>
  );
  return (
    <CardsPage
      title={t('cards')}
      place={project}
      banner={
        <>
          <BriefOnFirstVisit key={projectSlug} projectSlug={projectSlug} />
          <FirstRadar key={`radar.${projectSlug}`} projectSlug={projectSlug} mayWrite={mayWrite} />
        </>
      }
      mayWrite={mayWrite}
      actions={
        mayWrite && (
          <>
            {isPhone ? (
              AddingMenu && (
                <AddingMenu
                  onDraft={hasModel ? () => void navigate(generate) : undefined}
                  onImport={() => void navigate(toImport)}
                  onPaste={() => void navigate(toLinks)}
                />
              )
            ) : (
              <>
                {hasModel && <ButtonLink {...generate}>{t('draftSignals')}</ButtonLink>}
                <ButtonLink {...toLinks}>{t('pasteLinks')}</ButtonLink>
                <ButtonLink {...toImport}>{t('import')}</ButtonLink>
              </>
            )}
            {toCreate}
          </>
        )
      }
      empty={
        <CardsEmpty
          actions={
            mayWrite && (
              <>
                {toCreate}
                <ButtonLink {...toImport}>{t('importFile')}</ButtonLink>
                <ButtonLink {...toLinks}>{t('pasteLinks')}</ButtonLink>
                {hasModel && <ButtonLink {...generate}>{t('draftSignals')}</ButtonLink>}
              </>
            )
          }
        />
      }
      missing={<NoProject />}
    />
  );
}
