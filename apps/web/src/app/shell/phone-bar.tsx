import { IconMenu2, IconPlus, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { paletteOpen } from '../palette/palette-state.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { usePlaces } from '../places/use-places.ts';
import { useWhere } from '../places/use-where.ts';
import { drawerOpen } from './drawer-state.ts';
import styles from './phone-bar.module.css';

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The bar at the bottom of phones: the list of cards, a new card, the search and the menu. */
export default function PhoneBar() {
  const { t } = useTranslation('shell');
  const nameOf = usePlaceName();
  const may = useMay();
  const { project } = useWhere();
  const places = usePlaces();
  // The cards of the project; outside of one, those of the workspace, or the list of workspaces.
  const list = ['project-cards', 'workspace-repository', 'workspace-home']
    .map((wanted) => places.find(({ id }) => id === wanted))
    .find((place) => place !== undefined);
  const mayCreate = project && may('card.create', { projectSlug: project.slug, workspaceSlug: project.workspace_slug });
  return (
    <nav className={styles.bar} aria-label={t('phoneBar')}>
      {list && (
        <Link {...list.link}>
          <list.icon {...icon} />
          {nameOf(list)}
        </Link>
      )}
      {mayCreate && (
        <Link to="/projects/$projectSlug/cards/create" params={{ projectSlug: project.slug }}>
          <IconPlus {...icon} />
          {t('newCard')}
        </Link>
      )}
      <button type="button" onClick={() => paletteOpen.set(true)}>
        <IconSearch {...icon} />
        {t('search')}
      </button>
      <button type="button" onClick={() => drawerOpen.set(true)}>
        <IconMenu2 {...icon} />
        {t('menu')}
      </button>
    </nav>
  );
}
